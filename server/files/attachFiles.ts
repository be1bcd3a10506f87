import { and, asc, eq, inArray } from 'drizzle-orm';
import type { KeptFile } from '@/lib/contract/files';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { files } from '../platform/db/schema';
import { toKeptFile } from './toKeptFile';

/** The record that is to hold files, and who saves it. */
export interface Attaching {
  person: SignedIn;
  owner: { type: string; id: string | number };
  /** The record's office. */
  officeId: number;
  now: Date;
  /** The record is by whom it names, wherever they work by now: offices are not looked at. */
  named?: boolean;
  /** The record has them where only identity documents are: their readings are in the log, whatever they were sent as. */
  identity?: boolean;
}

/**
 * Has a record hold these files; called inside the transaction that saves it. Only one's own uploads, of an office that
 * one sees, that no other record holds (403, 409). 422: a file was removed meanwhile. Those that it holds already stay.
 */
export async function attachFiles(
  tx: Db,
  ids: readonly number[],
  { person, owner, officeId, now, named = false, identity = false }: Attaching,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if (!named) requireOffice(person, officeId, 'Data ini milik kantor lain.');
  const found = await tx
    .select()
    .from(files)
    .where(inArray(files.id, wanted))
    .orderBy(asc(files.id))
    .for('update');
  if (found.length < wanted.length)
    throw invalid(
      { files: 'Berkas ini sudah tidak ada. Unggah lagi.' },
      'Ada berkas yang harus diunggah lagi.',
    );
  const holder = { type: owner.type, id: String(owner.id) };
  for (const file of found) {
    if (!named) requireOffice(person, file.officeId, 'Berkas ini milik kantor lain.');
    const isHeld = file.ownerType === holder.type && file.ownerId === holder.id;
    if (isHeld) continue;
    if (file.ownerType !== null) throw conflict('Berkas ini sudah dipakai pada data lain. Unggah lagi.');
    if (file.createdBy !== person.id) throw forbidden('Berkas ini diunggah orang lain.');
  }
  await tx
    .update(files)
    .set({
      ownerType: holder.type,
      ownerId: holder.id,
      officeId,
      attachedAt: now,
      looseSince: null,
    })
    .where(
      inArray(
        files.id,
        found.filter((file) => file.ownerType === null).map((file) => file.id),
      ),
    );
  // Also of one that it holds already: it may have stood in another place of the record.
  if (identity) await tx.update(files).set({ identityDocument: true }).where(inArray(files.id, wanted));
}

/** Has a record hold these files no more; they are removed a week later. Called inside the transaction that saves it. */
export async function releaseFiles(
  tx: Db,
  ids: readonly number[],
  { owner, now }: Pick<Attaching, 'owner' | 'now'>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ ownerType: null, ownerId: null, attachedAt: null, looseSince: now })
    .where(and(inArray(files.id, [...ids]), heldBy(owner)));
}

/** The files that a record holds, the oldest first; for who may read the record. */
export async function filesOf(db: Db, owner: Attaching['owner']): Promise<KeptFile[]> {
  return (await db.select().from(files).where(heldBy(owner)).orderBy(asc(files.id))).map(toKeptFile);
}

const heldBy = ({ type, id }: Attaching['owner']) =>
  and(eq(files.ownerType, type), eq(files.ownerId, String(id)));
