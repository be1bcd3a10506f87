import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { ImportBatch } from '@/lib/contract/imports';
import type { startImport } from '@/lib/contract/statementUpload';
import { readOffice, requireActiveOffice } from '../offices/requireActiveOffice';
import { seesOffice } from '../platform/auth/offices';
import { attachFiles } from '../files/attachFiles';
import { conflict, invalid } from '../platform/core/ApiError';
import { files, importBatches } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import type { BatchRow } from './batch';
import { statementOwner } from './statementFiles';
import { toBatch } from './toBatch';

type StartCall = StaffCall<unknown, unknown, BodyOf<typeof startImport>>;

/**
 * Opens a batch for a file. A file that is half sent gives its batch back, to be continued where
 * it stopped. 409: it was taken before, is half sent by somebody else, or is being read in another way; its data is that batch, null for another
 * office's.
 */
export async function startBatch(call: StartCall): Promise<ImportBatch> {
  const { db, staff, now, body } = call;
  const { bank, file_name, file_hash, mapping, row_count } = body;
  requireActiveOffice(await readOffice(db, staff.office.id));
  const [made] = await db
    .insert(importBatches)
    .values({
      officeId: staff.office.id,
      bank,
      fileName: file_name,
      fileHash: file_hash,
      mapping,
      rowCount: row_count,
      createdBy: staff.id,
      createdAt: now,
    })
    .onConflictDoNothing({ target: importBatches.fileHash, where: sql`status <> 'UNDONE'` })
    .returning({ id: importBatches.id });
  if (!made) return continued(call);
  if (body.file_id !== undefined) await keepFile(call, made.id, body.file_id);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'IMPORT_STARTED',
    summary: `Mengunggah mutasi ${bank} ${file_name}, ${row_count} baris`,
    origin: call.origin,
    record: { type: 'import', id: made.id },
  });
  return toBatch(db, staff, made.id, now);
}

/** The statement holds the file that it was read from. 422: the file is another, or gone. */
async function keepFile({ db, staff, now, body }: StartCall, id: number, fileId: number): Promise<void> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  if (file && (file.kind !== 'STATEMENT' || file.sha256 !== body.file_hash)) {
    throw invalid({ file_id: 'Berkas yang terkirim bukan berkas yang dibaca. Kirim lagi.' });
  }
  const owner = statementOwner(id);
  await attachFiles(db, [fileId], { person: staff, owner, officeId: staff.office.id, now });
  await db.update(importBatches).set({ fileId }).where(eq(importBatches.id, id));
}

async function continued({ db, staff, now, body }: StartCall): Promise<ImportBatch> {
  const [known] = await db
    .select()
    .from(importBatches)
    .where(and(eq(importBatches.fileHash, body.file_hash), ne(importBatches.status, 'UNDONE')));
  if (!known) throw conflict('Berkas ini baru saja dibatalkan. Unggah sekali lagi.');
  if (!seesOffice(staff, known.officeId)) throw conflict('Berkas ini sudah diunggah di kantor lain.');
  const batch = await toBatch(db, staff, known.id, now);
  if (known.status !== 'READING') {
    const at = formatInstantIn(known.createdAt, staff.office.zone);
    throw conflict(`Berkas ini sudah diunggah oleh ${batch.created_by.name} pada ${at}.`, batch);
  }
  if (known.createdBy !== staff.id) {
    throw conflict(
      `Berkas ini sudah terkirim sebagian oleh ${batch.created_by.name}, yang dapat melanjutkannya. Batalkan dulu unggahan itu bila Anda yang mengunggah.`,
      batch,
    );
  }
  if (!isReadAlike(known, body)) {
    throw conflict(
      'Berkas ini sudah terkirim sebagian dengan bank atau susunan kolom lain. Pakai susunan itu, atau batalkan dulu unggahannya.',
      batch,
    );
  }
  return batch;
}

const isReadAlike = (known: BatchRow, body: StartCall['body']) =>
  known.bank === body.bank &&
  known.rowCount === body.row_count &&
  isDeepStrictEqual(known.mapping, body.mapping);
