/* What pictures of stories there are; apart from `pictureFiles`, which loads the decoders. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../filesBelow.mjs';

export const FOLDER = '__screenshots__';
export const KIND = '.webp';

/**
 * Every picture on disk: its file from the root of the project, and its name
 * (`light/components-button/default`).
 */
export const allPictures = () =>
  filesBelow(FOLDER)
    .filter((file) => file.endsWith(KIND))
    .map((file) => ({ file, name: file.slice(FOLDER.length + 1, -KIND.length) }));

/** Hash of a picture's or a capture's bytes; equal bytes are equal pixels. */
export function hashOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/**
 * What the pictures weigh.
 * @returns how many there are, their bytes, and those bytes with equal files counted once, as the history keeps them
 */
export function weighPictures() {
  const seen = new Set();
  let [count, bytes, different] = [0, 0, 0];
  for (const { file } of allPictures()) {
    const content = readFileSync(file);
    const hash = hashOf(content);
    count += 1;
    bytes += content.length;
    if (!seen.has(hash)) different += content.length;
    seen.add(hash);
  }
  return { count, bytes, different };
}
