/* The pictures that were drawn on this machine, in a folder that git ignores; each is named by the hash of its pixels. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

export const DRAWN = '.pictures';

export const drawnFile = (hash) => join(DRAWN, `${hash}.webp`);
export const isDrawn = (hash) => existsSync(drawnFile(hash));

/** Decoded picture, RGBA, a byte each. */
export async function pixelsOf(bytes) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * What a capture's line says.
 * @returns {{ size: string, hash: string }}
 */
export async function lineOf(capture) {
  const { data, width, height } = await pixelsOf(capture);
  const size = `${width}x${height}`;
  return { size, hash: createHash('sha256').update(size).update(data).digest('hex').slice(0, 32) };
}

/** Keeps a capture under the hash of its pixels, without loss. */
export async function keepDrawn(hash, capture) {
  const file = drawnFile(hash);
  if (existsSync(file)) return;
  const bytes = await sharp(capture).webp({ lossless: true, effort: 1 }).toBuffer();
  mkdirSync(DRAWN, { recursive: true });
  // Two pages may draw the same at once.
  const own = `${file}.${process.pid}.${Math.random()}`;
  writeFileSync(own, bytes);
  renameSync(own, file);
}
