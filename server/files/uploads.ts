import { and, asc, count, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { CHUNK_BYTES, chunksOf, type openUpload, type Upload } from '@/lib/contract/uploads';
import { LARGEST_FILE } from '@/lib/contract/files';
import type { SignedIn } from '../platform/auth/session';
import { ApiError, conflict, invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { fileChunks, fileRemovals, files, fileUploads, staff } from '../platform/db/schema';
import { newStorageKey } from '../platform/storage/FileStore';
import { plainName } from './plainName';
import { toKeptFile } from './toKeptFile';

export type UploadRow = typeof fileUploads.$inferSelect;
type Announced = z.output<typeof openUpload.body & object>;

/** What one person may have under way, and that and files that no record holds together. */
const MAX_OPEN = 20;
const MAX_LOOSE = 100;
/** The same in bytes: an evening's photos are a tenth of it. */
const MAX_LOOSE_BYTES = MAX_OPEN * LARGEST_FILE;

/** Begins an upload, or finds the one of the same key. */
export async function beginUpload(
  tx: Db,
  owner: SignedIn,
  announced: Announced,
  now: Date,
): Promise<UploadRow> {
  // One person's openings go one after another, so that their number holds.
  await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, owner.id)).for('no key update');
  const [had] = await tx
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.staffId, owner.id), eq(fileUploads.key, announced.key)));
  if (had) {
    const { kind, bytes, sha256 } = announced;
    if (had.kind !== kind || had.bytes !== bytes || had.sha256 !== sha256)
      throw conflict('Kunci unggahan ini sudah dipakai untuk berkas lain.');
    return had;
  }
  await refuseTooMany(tx, owner.id, announced.bytes);
  const [made] = await tx
    .insert(fileUploads)
    .values({
      ...announced,
      name: plainName(announced.name),
      staffId: owner.id,
      officeId: owner.office.id,
      storageKey: newStorageKey(now),
      createdAt: now,
      touchedAt: now,
    })
    .returning();
  if (!made) throw new Error('upload was not kept');
  return made;
}

async function refuseTooMany(tx: Db, staffId: number, more: number): Promise<void> {
  const [open] = await tx
    .select({ count: count(), bytes: sum(fileUploads.bytes).mapWith(Number) })
    .from(fileUploads)
    .where(and(eq(fileUploads.staffId, staffId), isNull(fileUploads.fileId), isNull(fileUploads.refused)));
  const [loose] = await tx
    .select({ count: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.createdBy, staffId), isNotNull(files.looseSince)));
  const opened = open?.count ?? 0;
  if (opened >= MAX_OPEN)
    throw new ApiError(429, 'Terlalu banyak unggahan yang belum selesai. Selesaikan atau batalkan dahulu.', {
      retryAfter: 60,
    });
  if (opened + (loose?.count ?? 0) >= MAX_LOOSE)
    throw new ApiError(429, 'Terlalu banyak berkas yang belum disimpan. Simpan atau hapus dahulu.', {
      retryAfter: 60,
    });
  if ((open?.bytes ?? 0) + (loose?.bytes ?? 0) + more > MAX_LOOSE_BYTES)
    throw new ApiError(
      429,
      'Berkas yang belum disimpan sudah melebihi 200 MB. Simpan pada datanya atau hapus dahulu.',
      { retryAfter: 60 },
    );
}

/** One's own upload; 404 otherwise, so that nobody learns of others'. `lock` keeps it as it is for the transaction. */
export async function findUpload(
  db: Db,
  staffId: number,
  id: number,
  lock?: 'update' | 'share',
): Promise<UploadRow> {
  const query = db
    .select()
    .from(fileUploads)
    .where(and(eq(fileUploads.id, id), eq(fileUploads.staffId, staffId)));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound('Unggahan ini tidak ada atau sudah dibatalkan. Mulai lagi.');
  return row;
}

/** Keeps one piece. The first that comes counts; after the end none does. */
export async function keepChunk(
  tx: Db,
  upload: UploadRow,
  index: number,
  content: Uint8Array,
  now: Date,
): Promise<void> {
  const last = chunksOf(upload.bytes) - 1;
  const size = index < last ? CHUNK_BYTES : upload.bytes - last * CHUNK_BYTES;
  if (index > last || content.length !== size)
    throw invalid({ index: `Bagian ${index} harus berisi ${index > last ? 0 : size} bita.` });
  if (upload.fileId !== null || upload.refused !== null) return;
  const kept = await tx
    .insert(fileChunks)
    .values({ uploadId: upload.id, index, content: Buffer.from(content) })
    .onConflictDoNothing()
    .returning({ index: fileChunks.index });
  if (kept.length > 0)
    await tx.update(fileUploads).set({ touchedAt: now }).where(eq(fileUploads.id, upload.id));
}

/** How far it is. */
export async function uploadState(db: Db, upload: UploadRow): Promise<Upload> {
  const { id, bytes, fileId } = upload;
  const [file] = fileId === null ? [] : await db.select().from(files).where(eq(files.id, fileId));
  const chunks = await db
    .select({ index: fileChunks.index })
    .from(fileChunks)
    .where(eq(fileChunks.uploadId, id))
    .orderBy(asc(fileChunks.index));
  return { id, bytes, received: chunks.map(({ index }) => index), file: file ? toKeptFile(file) : null };
}

/** Gives it up; what is complete stays. */
export async function dropUpload(tx: Db, staffId: number, id: number, now: Date): Promise<void> {
  const dropped = await tx
    .delete(fileUploads)
    .where(and(eq(fileUploads.id, id), eq(fileUploads.staffId, staffId), isNull(fileUploads.fileId)))
    .returning({ storageKey: fileUploads.storageKey });
  await removeLater(
    tx,
    dropped.map(({ storageKey }) => storageKey),
    now,
  );
}

/** Has content removed from the store once this transaction is kept and nobody can be writing it any more. */
export async function removeLater(tx: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(fileRemovals)
    .values(keys.map((storageKey) => ({ storageKey, since: now })))
    .onConflictDoUpdate({ target: fileRemovals.storageKey, set: { since: sql`excluded.since` } });
}
