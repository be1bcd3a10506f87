import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { KeptFile } from '@/lib/contract/files';
import { chunksOf } from '@/lib/contract/uploads';
import { conflict, invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { fileChunks, files, fileUploads } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { busy, pictureTurns } from './pictureTurns';
import { prepareFile, UnfitFile, type PreparedFile } from './prepareFile';
import { toKeptFile } from './toKeptFile';
import { findUpload, removeLater, type UploadRow } from './uploads';

/** Longest time that looking at one file takes, ms; whoever was killed meanwhile is waited for so long. */
const PROCESSING = 60_000;

/**
 * Makes a file of an upload of which all pieces have come. Once: whoever asks again gets the same file, or the same
 * refusal. The content is in the store before the row that names it.
 */
export function finishUpload(parts: Parts, staffId: number, id: number, now: Date): Promise<KeptFile> {
  return pictureTurns.run(staffId, () => complete(parts, staffId, id, now));
}

async function complete(parts: Parts, staffId: number, id: number, now: Date): Promise<KeptFile> {
  const { db } = parts.connection;
  const upload = await claim(db, staffId, id, now);
  if ('done' in upload) return upload.done;
  try {
    const sent = await assemble(db, upload);
    const prepared = await prepareFile(sent, upload.kind);
    await parts.files.put(upload.storageKey, prepared.content, prepared.type);
    const file = await db.transaction((tx) => finish(tx, upload, prepared, now));
    if (!file) throw notFound('Unggahan ini dibatalkan sementara diperiksa.');
    return file;
  } catch (error) {
    const refused = error instanceof UnfitFile ? error.message : null;
    await db.transaction((tx) => giveBack(tx, upload, refused));
    if (refused !== null) throw unfit(refused);
    throw error;
  }
}

const unfit = (message: string) => invalid({ file: message }, message);

/** The upload, for us alone until it is finished or given back; or what became of it. */
async function claim(
  db: Db,
  staffId: number,
  id: number,
  now: Date,
): Promise<UploadRow | { done: KeptFile }> {
  const free = or(isNull(fileUploads.processingUntil), lt(fileUploads.processingUntil, now));
  const [mine] = await db
    .update(fileUploads)
    .set({ processingUntil: new Date(now.getTime() + PROCESSING), touchedAt: now })
    .where(
      and(
        ...[eq(fileUploads.id, id), eq(fileUploads.staffId, staffId), free],
        ...[isNull(fileUploads.fileId), isNull(fileUploads.refused)],
      ),
    )
    .returning();
  if (mine) return mine;
  const upload = await findUpload(db, staffId, id);
  if (upload.refused !== null) throw unfit(upload.refused);
  if (upload.fileId === null) throw busy();
  const [file] = await db.select().from(files).where(eq(files.id, upload.fileId));
  if (!file) throw busy();
  return { done: toKeptFile(file) };
}

/** All pieces in one. 409: some are missing; or together they are something else, and are sent again. */
async function assemble(db: Db, upload: UploadRow): Promise<Buffer> {
  const chunks = await db
    .select({ content: fileChunks.content })
    .from(fileChunks)
    .where(eq(fileChunks.uploadId, upload.id))
    .orderBy(asc(fileChunks.index));
  const missing = chunksOf(upload.bytes) - chunks.length;
  if (missing > 0) throw conflict(`Unggahan belum lengkap: ${missing} bagian belum sampai.`);
  const sent = Buffer.concat(chunks.map(({ content }) => content));
  if (createHash('sha256').update(sent).digest('hex') !== upload.sha256) {
    await db.delete(fileChunks).where(eq(fileChunks.uploadId, upload.id));
    throw conflict('Yang sampai tidak sama dengan berkasnya. Kirim ulang.');
  }
  return sent;
}

/** Null: it was cancelled meanwhile, and its content is removed. */
async function finish(
  tx: Db,
  upload: UploadRow,
  prepared: PreparedFile,
  now: Date,
): Promise<KeptFile | null> {
  const [current] = await tx.select().from(fileUploads).where(eq(fileUploads.id, upload.id)).for('update');
  if (!current) {
    await removeLater(tx, [upload.storageKey], now);
    return null;
  }
  if (current.fileId !== null) {
    const [had] = await tx.select().from(files).where(eq(files.id, current.fileId));
    if (had) return toKeptFile(had);
  }
  const { content, type, width, height } = prepared;
  const [file] = await tx
    .insert(files)
    .values({
      officeId: upload.officeId,
      kind: upload.kind,
      name: upload.name,
      contentType: type,
      bytes: content.length,
      width,
      height,
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey: upload.storageKey,
      identityDocument: upload.kind === 'IDENTITY',
      createdBy: upload.staffId,
      createdAt: now,
      looseSince: now,
    })
    .returning();
  if (!file) throw new Error('file was not kept');
  await tx
    .update(fileUploads)
    .set({ fileId: file.id, processingUntil: null })
    .where(eq(fileUploads.id, upload.id));
  await tx.delete(fileChunks).where(eq(fileChunks.uploadId, upload.id));
  return toKeptFile(file);
}

/** Lets it go again; with a refusal for good. */
async function giveBack(tx: Db, { id }: UploadRow, refused: string | null): Promise<void> {
  await tx
    .update(fileUploads)
    .set({ processingUntil: null, ...(refused !== null && { refused }) })
    .where(and(eq(fileUploads.id, id), isNull(fileUploads.fileId)));
  if (refused !== null) await tx.delete(fileChunks).where(eq(fileChunks.uploadId, id));
}
