import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pdf, photo } from '../testing/files';
import { prepareFile, UnfitFile } from './prepareFile';

const refused = (content: Buffer) => expect(prepareFile(content)).rejects.toBeInstanceOf(UnfitFile);

/** A PNG that says it has so many pixels, with next to nothing behind it. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 20_000_000)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('sent as %s is kept as JPEG', async (format) => {
    const sent = await sharp(await photo())
      .toFormat(format)
      .toBuffer();
    const kept = await prepareFile(sent);
    expect(kept).toMatchObject({ type: 'image/jpeg', width: 60, height: 40 });
    expect((await sharp(kept.content).metadata()).format).toBe('jpeg');
  });

  it('stands upright and tells neither where nor by what it was taken', async () => {
    const sent = await sharp(await photo())
      .withExif({ IFD0: { Make: 'KAMERA-RAHASIA' }, IFD3: { GPSLatitude: '6/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(sent.includes('KAMERA-RAHASIA')).toBe(true);
    const kept = await prepareFile(sent);
    expect(kept).toMatchObject({ width: 40, height: 60 });
    const { exif, orientation, icc, xmp } = await sharp(kept.content).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    expect(kept.content.includes('KAMERA-RAHASIA')).toBe(false);
  });

  it('loses what was glued to its end', async () => {
    const sent = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect((await prepareFile(sent)).content.includes('script')).toBe(false);
  });

  it('has 2,000 pixels on its long side at most, and is never made larger', async () => {
    expect(await prepareFile(await photo(1, { width: 4000, height: 1000 }))).toMatchObject({
      width: 2000,
      height: 500,
    });
    expect(await prepareFile(await photo(1, { width: 30, height: 3000 }))).toMatchObject({
      width: 20,
      height: 2000,
    });
  });

  it('that is clear in places stands on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const sent = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { content } = await prepareFile(sent);
    expect([...(await sharp(content).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('that would fill the memory is refused before it is unpacked', async () => {
    const before = process.memoryUsage().rss;
    for (const [width, height] of [
      [60_000, 60_000],
      [2_000_000, 33],
      [8001, 8000],
    ] as const)
      await expect(prepareFile(bomb(width, height))).rejects.toThrow('terlalu besar');
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
  });

  it('that is cut or broken is refused', async () => {
    const whole = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await refused(whole.subarray(0, whole.length / 2));
    await refused(whole.subarray(0, 100));
    const broken = await sharp(whole).png().toBuffer();
    broken.fill(0, 2000, 9000);
    await refused(broken);
  });
});

describe('what is no picture, whatever its name,', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an SVG behind its declaration', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a program', Buffer.from('MZ\x90\x00'.padEnd(200, '\0'), 'latin1')],
    ['a ZIP', Buffer.from('PK\x03\x04'.padEnd(200, '\0'), 'latin1')],
    ['nothing much', Buffer.from('x')],
    ['a JPEG in its first bytes only', Buffer.from('\xff\xd8\xff<html><script>alert(1)</script>', 'latin1')],
    ['a PNG in its first bytes only', Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')],
    ['a WebP in its first bytes only', Buffer.from('RIFF\x00\x00\x00\x00WEBP<html>', 'latin1')],
    ['a PDF that is not the first thing', Buffer.from('<html>%PDF-1.4 %%EOF')],
    ['a PDF without an end', Buffer.from('%PDF-1.7\n<html><script>')],
  ])('is refused: %s', async (_what, content) => refused(content));

  it('is told apart where it is a HEIC photo', async () => {
    await expect(prepareFile(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1'))).rejects.toThrow(
      'HEIC',
    );
  });
});

it('a PDF is kept as it is', async () => {
  const sent = pdf('satu');
  expect(await prepareFile(sent)).toEqual({
    type: 'application/pdf',
    content: sent,
    width: null,
    height: null,
  });
});
