import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { FileTrouble } from '@/lib/contract/files';
import type { FileStore } from '../platform/storage/FileStore';
import type { FileRow } from './toKeptFile';

/**
 * The content of a file, whole and compared with the size and hash of its row; or what is wrong with it, which is logged.
 * It is at most 10 MB, so it is held until it is known to be what was kept.
 */
export async function readIntact(
  { id, storageKey, bytes, sha256 }: Pick<FileRow, 'id' | 'storageKey' | 'bytes' | 'sha256'>,
  store: FileStore,
  log: FastifyBaseLogger,
): Promise<Buffer | FileTrouble> {
  const content = await store.read(storageKey, bytes);
  if (!content) {
    log.error({ file: id, storage_key: storageKey }, 'file is missing in the store');
    return 'MISSING';
  }
  if (content.length === bytes && createHash('sha256').update(content).digest('hex') === sha256)
    return content;
  const found = content.length > bytes ? `more than ${bytes}` : content.length;
  log.error({ file: id, storage_key: storageKey, bytes, found }, 'file is damaged in the store');
  return 'DAMAGED';
}
