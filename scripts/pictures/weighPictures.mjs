import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../filesBelow.mjs';
import { pictureName } from './pictureFiles.mjs';

const FOLDER = '__screenshots__';

/**
 * What the pictures of stories weigh.
 * @returns how many there are, their bytes, and the bytes of those that differ: the history keeps equal files once
 */
export function weighPictures() {
  const files = filesBelow(FOLDER).filter((file) => pictureName(file) !== null);
  const seen = new Set();
  let bytes = 0;
  let different = 0;
  for (const file of files) {
    const content = readFileSync(file);
    const hash = createHash('sha256').update(content).digest('hex');
    bytes += content.length;
    if (!seen.has(hash)) different += content.length;
    seen.add(hash);
  }
  return { count: files.length, bytes, different };
}
