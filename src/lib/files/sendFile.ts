import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FileKind, KeptFile } from '../contract/files';
import { CHUNK_BYTES, chunksOf, completeUpload, getUpload, openUpload, sendChunk } from '../contract/uploads';
import { isConflict } from '../http/conflict';
import { call } from '../http/request';
import { retrying, type Retrying } from './retrying';

export interface SentFile {
  /** What the file is for, the same after a reload ('registration 12 ktp'): the same content goes on where it was. */
  slot: string;
  kind: FileKind;
  name: string;
  content: Blob;
}

export interface Sending extends Retrying {
  /** How much of it the server has, 0 to 1. */
  onProgress: (share: number) => void;
  /** In whose name; left out: whoever is signed in when a piece goes. */
  credential?: string;
}

/** One piece on a slow line, ms. */
const CHUNK_TIMEOUT = 60_000;
/** How often all pieces may turn out not to be what was announced. */
const ROUNDS = 2;

/**
 * Sends a file in pieces and gives what the server keeps of it. Goes on after a cut connection, and after a reload when the
 * same file is chosen for the same slot again.
 * @throws ApiError; what `signal` was aborted with
 */
export async function sendFile({ slot, kind, name, content }: SentFile, sending: Sending): Promise<KeptFile> {
  const { signal, onProgress, credential } = sending;
  const own = { signal, ...(credential !== undefined && { credential }) };
  const bytes = new Uint8Array(await content.arrayBuffer());
  const hash = bytesToHex(sha256(bytes));
  const key = bytesToHex(sha256(utf8ToBytes(`${slot} ${hash}`))).slice(0, 40);
  const again = <T>(work: () => Promise<T>) => retrying(work, sending);

  const body = { key, kind, name: name.slice(0, 255) || 'berkas', bytes: bytes.length, sha256: hash };
  let upload = await again(() => call(openUpload, { body, ...own }));
  const params = { id: upload.id };
  for (let round = 1; ; round++) {
    if (upload.file) {
      onProgress(1);
      return upload.file;
    }
    const has = new Set(upload.received);
    const all = chunksOf(bytes.length);
    for (let index = 0; index < all; index++) {
      onProgress(has.size / all);
      if (has.has(index)) continue;
      const piece = bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES);
      const sent = { params: { ...params, index }, body: piece, ...own, timeLimit: CHUNK_TIMEOUT };
      await again(() => call(sendChunk, sent));
      has.add(index);
    }
    onProgress(1);
    try {
      return await again(() => call(completeUpload, { params, ...own, timeLimit: CHUNK_TIMEOUT }));
    } catch (error) {
      // Pieces are missing.
      if (!isConflict(error) || round >= ROUNDS) throw error;
      upload = await again(() => call(getUpload, { params, ...own }));
    }
  }
}
