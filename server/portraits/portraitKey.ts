import { createHash } from 'node:crypto';
import { newStorageKey } from '../platform/storage/FileStore';

/** How much of a key says what the picture is; the rest is random. */
const CONTENT_SIGNS = 16;

/** A key of the store for this picture. */
export function portraitKey(content: Uint8Array, now: Date): string {
  const hash = hashOf(content);
  return newStorageKey(now).replace(/[^/]+$/, (name) => hash + name.slice(CONTENT_SIGNS));
}

/** What a key says of its picture: two keys of the same picture agree. */
export const pictureIn = (key: string): string | undefined => key.split('/')[2]?.slice(0, CONTENT_SIGNS);

/** Whether this is the picture that the key was made for. */
export const isPictureOf = (key: string, content: Uint8Array): boolean => pictureIn(key) === hashOf(content);

const hashOf = (content: Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, CONTENT_SIGNS);
