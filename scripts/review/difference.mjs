import { Buffer } from 'node:buffer';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { pixelsOf } from '../pictures/drawnPictures.mjs';

/**
 * Two pictures laid over each other: what is the same is pale, what differs is red.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ count: number, picture: Buffer }>} how many pixels differ, and the WebP that shows them
 */
export async function difference(before, after) {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = Buffer.alloc(width * height * 4);
  const count = pixelmatch(onto(one, width, height), onto(other, width, height), drawn, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [214, 40, 40],
    alpha: 0.15,
  });
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 1 })
    .toBuffer();
  return { count, picture };
}

/** The same pixels on a sheet of another size; what was not there before has no colour. */
function onto({ data, width, height }, sheetWidth, sheetHeight) {
  if (width === sheetWidth && height === sheetHeight) return data;
  const sheet = Buffer.alloc(sheetWidth * sheetHeight * 4);
  for (let row = 0; row < height; row += 1)
    data.copy(sheet, row * sheetWidth * 4, row * width * 4, (row + 1) * width * 4);
  return sheet;
}
