import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where the content of files is kept: the data folder, or a store that speaks S3. */
export interface FileStore {
  /** Keeps the bytes under that key, whole or not at all; what was there is replaced. */
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  /** The content; null: there is none. Whoever asks reads it, or destroys it. */
  read(key: string): Promise<Readable | null>;
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
