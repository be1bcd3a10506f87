import { and, eq, getTableColumns } from 'drizzle-orm';
import type { SignedIn } from '../auth/session';
import type { Db } from '../db/connect';
import { contracts, importRows } from '../db/schema';
import { notFound } from '../http/ApiError';
import { mayRead } from './batch';
import type { ImportRow } from '@/lib/contract/imports';
import { receiptsOfRows } from './receiptsOfRows';

export type RowRecord = typeof importRows.$inferSelect;

/** What to select for a row; left join `contracts` on `ofContract`. */
export const rowColumns = {
  row: getTableColumns(importRows),
  contract: {
    code: contracts.code,
    officeId: contracts.officeId,
    customer_name: contracts.customerName,
    plate_number: contracts.plateNumber,
    instalment: contracts.instalment,
    next_due: contracts.nextDue,
  },
};
export const ofContract = eq(contracts.code, importRows.contractCode);

type Contract = NonNullable<ImportRow['contract']> & { officeId: number };

/** A row with its contract, as read from the database. */
export interface FoundRow {
  row: RowRecord;
  contract: Contract | null;
}

/** A row of a batch that the caller holds. 404: there is none. */
export async function rowOf(tx: Db, batchId: number, rowId: number): Promise<RowRecord> {
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.batchId, batchId), eq(importRows.id, rowId)));
  if (!row) throw notFound('Baris ini tidak ada di mutasi ini.');
  return row;
}

/** Rows as the API sends them, in their order. A contract of an office that the person may not see stays hidden. */
export async function toRows(db: Db, person: SignedIn, found: readonly FoundRow[]): Promise<ImportRow[]> {
  const receipts = await receiptsOfRows(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map(({ row, contract }) => ({
    id: row.id,
    line: row.line,
    date: row.date,
    amount: row.amount,
    description: row.description,
    reference: row.reference,
    state: row.state,
    score: row.score,
    reason: row.reason,
    problem: row.problem,
    contract: contract && mayRead(person, contract.officeId) ? shown(contract) : null,
    receipts: receipts.get(row.id) ?? [],
  }));
}

/** One row, read again. */
export async function readRow(db: Db, person: SignedIn, rowId: number): Promise<ImportRow> {
  const found = await db
    .select(rowColumns)
    .from(importRows)
    .leftJoin(contracts, ofContract)
    .where(eq(importRows.id, rowId));
  const [row] = await toRows(db, person, found);
  if (!row) throw new Error(`no row ${rowId}`);
  return row;
}

const shown = ({
  code,
  customer_name,
  plate_number,
  instalment,
  next_due,
}: Contract): ImportRow['contract'] => ({
  code,
  customer_name,
  plate_number,
  instalment,
  next_due,
});
