import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { madeOf, pixelsOf } from './pictureFiles.mjs';

/** On another browser than the one that drew the pictures text differs a little. */
const TOLERANCE = { threshold: 0.2, ratio: 0.02 };

/**
 * Whether a capture shows what the picture shows: to the pixel, or with the tolerance for another browser.
 * `why` is a sentence, `diff` a PNG with the differing pixels in red.
 * @param {Buffer} picture WebP
 * @param {Buffer} capture PNG
 * @param {boolean} exact
 */
export async function comparePictures(picture, capture, exact) {
  if (madeOf(picture, capture)) return { same: true };
  const [before, after] = await Promise.all([pixelsOf(picture), pixelsOf(capture)]);
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return { same: false, why: `was ${width} × ${height} px, is ${after.width} × ${after.height} px` };
  }
  if (before.data.equals(after.data)) return { same: true };
  const diff = new Uint8Array(before.data.length);
  const threshold = exact ? 0 : TOLERANCE.threshold;
  const count = pixelmatch(before.data, after.data, diff, width, height, { threshold, includeAA: exact });
  if (!exact && count <= width * height * TOLERANCE.ratio) return { same: true };
  return {
    same: false,
    why: `${count} of ${width * height} pixels differ`,
    diff: () =>
      sharp(diff, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  };
}
