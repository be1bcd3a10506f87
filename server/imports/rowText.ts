import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows } from '../platform/db/schema';
import type { BatchRow } from './batch';

/** `baris 7 berkas a.csv`; of another office's statement only that it is one. */
export async function rowText(db: Db, own: Pick<BatchRow, 'officeId'>, rowId: number): Promise<string> {
  const [row] = await db
    .select({
      line: importRows.line,
      fileName: importBatches.fileName,
      officeId: importBatches.officeId,
    })
    .from(importRows)
    .innerJoin(importBatches, eq(importBatches.id, importRows.batchId))
    .where(eq(importRows.id, rowId));
  if (!row || row.officeId !== own.officeId) return 'mutasi kantor lain';
  return `baris ${row.line} berkas ${row.fileName}`;
}
