import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { fileRemovals, files, fileUploads } from '../platform/db/schema';
import type { FileStore } from '../platform/storage/FileStore';
import { removeLater } from './uploads';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long an upload that nobody goes on with is kept, ms. */
export const UPLOAD_LASTS = 3 * DAY;
/** How long a file that no record holds is kept, ms: somebody types a form on Friday and saves it on Monday. */
export const LOOSE_LASTS = 7 * DAY;
/** Longer than whoever is looking at an upload that was cancelled needs to put its content down, ms. */
const REMOVED_AFTER = 10 * MINUTE;
/** So many at once. */
const GROUP = 500;

/**
 * Removes uploads that were left and files that no record holds: first their rows, with a note of their content, and
 * minutes later the content. A cut in between leaves notes, which the next run works off.
 */
export async function pruneFiles(db: Db, store: FileStore, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.transaction(async (tx) => {
    const left = await tx
      .select({ id: fileUploads.id, storageKey: fileUploads.storageKey, fileId: fileUploads.fileId })
      .from(fileUploads)
      .where(
        and(
          lt(fileUploads.touchedAt, before(UPLOAD_LASTS)),
          or(isNull(fileUploads.processingUntil), lt(fileUploads.processingUntil, now)),
        ),
      )
      .limit(GROUP)
      .for('update', { skipLocked: true });
    if (left.length > 0)
      await tx.delete(fileUploads).where(
        inArray(
          fileUploads.id,
          left.map(({ id }) => id),
        ),
      );
    const unkept = left.filter(({ fileId }) => fileId === null).map(({ storageKey }) => storageKey);
    await removeLater(tx, unkept, now);
  });
  await db.transaction(async (tx) => {
    const loose = await tx
      .select({ id: files.id, storageKey: files.storageKey })
      .from(files)
      .where(lt(files.looseSince, before(LOOSE_LASTS)))
      .limit(GROUP)
      .for('update', { skipLocked: true });
    if (loose.length === 0) return;
    await tx.delete(files).where(
      inArray(
        files.id,
        loose.map(({ id }) => id),
      ),
    );
    await removeLater(
      tx,
      loose.map(({ storageKey }) => storageKey),
      now,
    );
  });
  await removeContent(db, store, before(REMOVED_AFTER));
}

async function removeContent(db: Db, store: FileStore, before: Date): Promise<void> {
  const noted = await db
    .select({ storageKey: fileRemovals.storageKey, file: files.id })
    .from(fileRemovals)
    .leftJoin(files, eq(files.storageKey, fileRemovals.storageKey))
    .where(lt(fileRemovals.since, before))
    .limit(GROUP);
  for (const { storageKey, file } of noted) {
    // What a row names stays, whoever noted it.
    if (file === null) await store.remove(storageKey);
    await db.delete(fileRemovals).where(eq(fileRemovals.storageKey, storageKey));
  }
}
