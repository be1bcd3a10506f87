import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where the content of files is kept: the data folder, or a store that speaks S3. */
export interface FileStore {
  /** Keeps the bytes under that key, whole or not at all; what was there is replaced. */
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  /** The content, whole; null: there is none. Of more than `most` bytes only the first and one more. */
  read(key: string, most: number): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Nothing under that key any more; that there was nothing is fine. */
  remove(key: string): Promise<void>;
}

const KEY = /^\d{4}\/\d{2}\/[\da-f]{32}$/;

/** A key that nobody guesses and that no name of a file is in: `2026/11/8f…`. */
export const newStorageKey = (now: Date): string =>
  `${now.toISOString().slice(0, 7).replace('-', '/')}/${randomBytes(16).toString('hex')}`;

/** Whether a name is a key of the store. */
export const isStorageKey = (name: string): boolean => KEY.test(name);

/** Throws where a key is not of our making: it is about to be a path. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('no storage key');
  return key;
}

/** What a stream brings, up to one byte more than `most`; then it is destroyed. */
export async function readUpTo(stream: Readable, most: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > most) break;
  }
  return Buffer.concat(pieces, Math.min(bytes, most + 1));
}
