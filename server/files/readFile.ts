import { and, eq, gt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { FileReading } from '@/lib/contract/files';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { files, history, sessions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Parts } from '../platform/http/parts';
import type { Origin } from '../platform/http/route';
import { fileKey, KEY_LASTS } from './fileKey';
import type { FileOwner } from './FileOwner';
import { readIntact } from './readIntact';
import { toKeptFile, type FileRow } from './toKeptFile';

/** The records that hold files, by type. */
export type FileOwners = ReadonlyMap<string, FileOwner>;

/**
 * A file that this person may read now: by the right to the record that holds it, or as who sent it while none does.
 * 404: there is none; otherwise what its record answers.
 */
export async function requireFile(
  db: Db,
  person: SignedIn,
  id: number,
  owners: FileOwners,
): Promise<FileRow> {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  if (!file) throw notFound('Berkas ini tidak ada.');
  requireOffice(person, file.officeId, 'Berkas ini milik kantor lain.');
  if (file.ownerType === null || file.ownerId === null) {
    if (file.createdBy !== person.id) throw forbidden('Berkas ini diunggah orang lain dan belum disimpan.');
    return file;
  }
  const owner = owners.get(file.ownerType);
  if (!owner) throw forbidden('Berkas ini belum dapat dibuka dari sini.');
  await owner.requireRead(db, person, file.ownerId);
  return file;
}

export interface Reader {
  db: Db;
  staff: SignedIn;
  now: Date;
  origin: Origin;
  parts: Parts;
}

/** A file for its reader, with a key to its content where the store has it as it was kept. */
export async function openForReading(
  { db, staff, now, origin, parts }: Reader,
  file: FileRow,
  log: FastifyBaseLogger,
): Promise<FileReading> {
  const kept = toKeptFile(file);
  const found = await readIntact(file, parts.files, log);
  if (typeof found === 'string') return { ...kept, trouble: found, key: null, until: null };
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, staff.sessionHash));
  if (!session) throw notFound('Berkas ini tidak ada.');
  if (file.identityDocument) await noteReading(db, file, { staff, now, origin });
  const until = new Date(now.getTime() + KEY_LASTS);
  const key = fileKey(parts.fileSecret, { fileId: file.id, sessionId: session.id }, until);
  return { ...kept, trouble: null, key, until: until.toISOString() };
}

const READ = 'IDENTITY_READ';

/** One line per person and file in as long as a key lasts; without it the file is not opened. */
async function noteReading(
  db: Db,
  file: FileRow,
  { staff, now, origin }: Pick<Reader, 'staff' | 'now' | 'origin'>,
): Promise<void> {
  const record = { type: 'file', id: file.id };
  const [noted] = await db
    .select({ id: history.id })
    .from(history)
    .where(
      and(
        eq(history.recordType, record.type),
        eq(history.recordId, String(record.id)),
        eq(history.staffId, staff.id),
        eq(history.action, READ),
        gt(history.at, new Date(now.getTime() - KEY_LASTS)),
      ),
    )
    .limit(1);
  if (noted) return;
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: READ,
    summary: `Membuka dokumen identitas ${file.name}`,
    origin,
    record,
    changes: file.ownerType === null ? {} : { owner: [null, `${file.ownerType} ${file.ownerId}`] },
  });
}
