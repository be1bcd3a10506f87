import type { KeptFile } from '@/lib/contract/files';
import type { files } from '../platform/db/schema';

export type FileRow = typeof files.$inferSelect;

/** A file as the contract shows it. */
export const toKeptFile = (row: FileRow): KeptFile => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.contentType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  created_at: row.createdAt.toISOString(),
  attached: row.ownerType !== null,
});
