/*
 * The pictures of stories on disk: `__screenshots__/{look}/{component}/{story}.webp`, lossless.
 * Each carries the hash of the capture it was made of, so that an unchanged story is not decoded to be compared.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { FOLDER, hashOf, KIND } from './allPictures.mjs';

export const PICTURES = new URL(`../../${FOLDER}/`, import.meta.url).pathname;

/** The bytes of a picture by its name (`light/components-button/default`), or null. */
export async function readPicture(name) {
  try {
    return await readFile(path.join(PICTURES, name + KIND));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Writes a capture as lossless WebP in place of the picture that was there.
 * @throws when the file does not decode to the pixels of the capture
 */
export async function writePicture(name, capture) {
  const file = path.join(PICTURES, name + KIND);
  const bytes = await sharp(capture)
    .webp({ lossless: true, quality: 100, effort: 4 })
    .withExif({ IFD0: { ImageDescription: hashOf(capture) } })
    .toBuffer();
  const [before, after] = await Promise.all([pixelsOf(capture), pixelsOf(bytes)]);
  if (!before.data.equals(after.data)) throw new Error(`${file} would not be what was captured`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** True when a picture was made of this very capture. False says nothing. */
export function madeOf(picture, capture) {
  return picture.includes(hashOf(capture));
}

/** Decoded picture, RGBA, a byte each. */
export async function pixelsOf(bytes) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
