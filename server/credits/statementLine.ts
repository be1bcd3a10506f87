import { and, eq, type SQL } from 'drizzle-orm';
import type { StatementLineOfReceipt } from '@/lib/contract/creditDetail';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows } from '../platform/db/schema';
import type { ReceiptRow } from './receipt';

/** The line of a bank statement that a receipt was posted from or tied to; null where there is none. */
export async function statementLineOf(
  db: Db,
  person: SignedIn,
  receipt: Pick<ReceiptRow, 'id' | 'contractCode' | 'importRowId'>,
): Promise<StatementLineOfReceipt | null> {
  const { id, contractCode, importRowId } = receipt;
  const found =
    importRowId === null
      ? await find(db, and(eq(importRows.contractCode, contractCode), eq(importRows.tiedCreditId, id)))
      : await find(db, eq(importRows.id, importRowId));
  if (!found) return null;
  const { batchId, fileName, officeId, bank, line } = found;
  return {
    bank,
    line,
    tied: importRowId === null,
    statement: seesOffice(person, officeId) ? { id: batchId, file_name: fileName } : null,
  };
}

async function find(db: Db, where: SQL | undefined) {
  const [row] = await db
    .select({
      batchId: importBatches.id,
      fileName: importBatches.fileName,
      officeId: importBatches.officeId,
      bank: importBatches.bank,
      line: importRows.line,
    })
    .from(importRows)
    .innerJoin(importBatches, eq(importBatches.id, importRows.batchId))
    .where(where)
    .limit(1);
  return row;
}
