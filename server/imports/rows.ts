import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ImportRow, RecordedTransfer } from '@/lib/contract/importRows';
import { todayIn } from '../calendar/today';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, credits, importRows, staff } from '../platform/db/schema';
import { readAccounts, rowsPostedOn } from './accounts';
import type { BatchRow } from './batch';
import { matchedRows } from './heldRows';
import { outcomesOfRows } from './outcomesOfRows';
import { planText } from './plan';
import { postedAlike } from './postedAlike';
import type { RowRecord } from './rowRecord';
import { twinLines } from './twinLines';

/** What to select for a row; see `rowQuery`. */
const rowColumns = {
  row: getTableColumns(importRows),
  contract: {
    code: contracts.code,
    officeId: contracts.officeId,
    customer_name: contracts.customerName,
    plate_number: contracts.plateNumber,
    instalment: contracts.instalment,
    next_due: contracts.nextDue,
  },
  tied: { invoice: credits.invoice, by: staff.name },
};
export const ofContract = eq(contracts.code, importRows.contractCode);

/** Rows with their contract and what they are tied to; add what to look for. */
export const rowQuery = (db: Db) =>
  db
    .select(rowColumns)
    .from(importRows)
    .leftJoin(contracts, ofContract)
    .leftJoin(credits, eq(credits.id, importRows.tiedCreditId))
    .leftJoin(staff, eq(staff.id, importRows.tiedBy));

/** A row as read from the database. */
export type FoundRow = Awaited<ReturnType<typeof rowQuery>>[number];

/** A row of a batch that the caller holds. 404: there is none. */
export async function rowOf(tx: Db, batchId: number, rowId: number): Promise<RowRecord> {
  const [row] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.batchId, batchId), eq(importRows.id, rowId)));
  if (!row) throw notFound('Baris ini tidak ada di mutasi ini.');
  return row;
}

/** Whose eyes rows are read with, and when. */
export interface Reader {
  staff: SignedIn;
  now: Date;
}

/** Rows of one batch as the API sends them. A contract of an office that the person may not see stays hidden. */
export async function toRows(
  db: Db,
  batch: Pick<BatchRow, 'id' | 'status'>,
  found: readonly FoundRow[],
  reader: Reader,
): Promise<ImportRow[]> {
  const shown = found.map((one) => ({
    ...one,
    contract: one.contract && seesOffice(reader.staff, one.contract.officeId) ? one.contract : null,
  }));
  const records = shown.map(({ row }) => row);
  const outcomes = await outcomesOfRows(
    db,
    records.map(({ id }) => id),
  );
  const twins = await twinLines(db, batch.id, records);
  const doubtful = batch.status === 'UNDONE' ? [] : shown.filter(({ contract }) => contract);
  const recorded = await recordedOfRows(
    db,
    batch.id,
    doubtful.map(({ row }) => row),
    reader.now,
  );
  const again =
    batch.status === 'UNDONE'
      ? new Map<number, ImportRow['again']>()
      : await postedAlike(
          db,
          records.map(({ id }) => id),
          reader.staff,
        );
  const held = batch.status === 'UNDONE' ? new Map<number, Held>() : await heldByRow(db, batch.id, reader);
  return shown.map((one) => {
    const { row } = one;
    const plan = one.contract && isToCome(batch, row) ? row.plan : null;
    return {
      id: row.id,
      line: row.line,
      date: row.date,
      amount: row.amount,
      description: row.description,
      reference: row.reference,
      state: row.state,
      score: row.score,
      reason: isToCome(batch, row) ? `${row.reason}${willText(row, plan)}` : row.reason,
      problem: row.problem,
      contract: one.contract && contractOf(one.contract),
      plan,
      recorded: recorded.get(row.id) ?? null,
      named_other: row.namedOther,
      held: held.get(row.id) ?? null,
      again: again.get(row.id) ?? [],
      twin_line: twins.get(row.id) ?? null,
      receipts: outcomes.get(row.id)?.receipts ?? [],
      deposit: outcomes.get(row.id)?.deposit ?? null,
      tied: tieOf(one, reader),
    };
  });
}

/** For each doubtful row the receipt by which its transfer seems to be recorded already, as of now; by row. */
async function recordedOfRows(
  db: Db,
  batchId: number,
  rows: readonly RowRecord[],
  now: Date,
): Promise<Map<number, RecordedTransfer>> {
  const doubtful = rows.filter((row) => row.state === 'DOUBTFUL');
  const codes = [...new Set(doubtful.flatMap((row) => row.contractCode ?? []))];
  if (codes.length === 0) return new Map();
  const accounts = await readAccounts(db, codes, now);
  const ownRows = await rowsPostedOn(db, batchId, codes);
  return new Map(
    doubtful.flatMap((row): [number, RecordedTransfer][] => {
      const recorded = accounts.get(row.contractCode ?? '')?.recordedAs(row, ownRows);
      return recorded ? [[row.id, recorded]] : [];
    }),
  );
}

type Held = NonNullable<ImportRow['held']>;

/** Why the reader can't post these rows alone, by row. */
async function heldByRow(db: Db, batchId: number, reader: Reader): Promise<Map<number, Held>> {
  const { rows } = await db.execute<{ id: string; held: Held }>(sql`
    select id, case when named then 'NAMED' when again is not null then 'AGAIN' when late then 'LATE' else 'BEHIND' end as held
      from ${matchedRows([batchId], reader)} matched where held`);
  return new Map(rows.map(({ id, held }) => [Number(id), held]));
}

const isToCome = ({ status }: Pick<BatchRow, 'status'>, { state }: RowRecord) =>
  status !== 'UNDONE' && (state === 'MATCHED' || state === 'DOUBTFUL');

/** What posting does with the row; what a doubtful one would become is said under its condition. */
function willText({ state, keepSurplus }: RowRecord, plan: ImportRow['plan']): string {
  if (plan) return `; ${state === 'DOUBTFUL' ? 'bila diposting: ' : ''}${planText(plan, keepSurplus)}`;
  return state === 'MATCHED' ? '; pada kartu sekarang belum dapat diposting' : '';
}

function tieOf({ row, tied, contract }: FoundRow, { staff: person, now }: Reader): ImportRow['tied'] {
  if (row.tiedCreditId === null || !row.tiedAt || !tied?.invoice || !contract) return null;
  return {
    id: row.tiedCreditId,
    invoice: tied.invoice,
    by: tied.by ?? '',
    at: row.tiedAt.toISOString(),
    may_untie: mayUntie(row, person, now),
  };
}

/** Who tied a row takes it back on that day of his office; later it is undone with its statement. */
export function mayUntie(row: RowRecord, person: SignedIn, now: Date): boolean {
  const { zone } = person.office;
  return (
    row.tiedAt !== null &&
    row.tiedBy === person.id &&
    person.access.is_credit_add === 1 &&
    todayIn(zone, row.tiedAt) === todayIn(zone, now)
  );
}

/** One row, read again. */
export async function readRow(db: Db, batch: BatchRow, rowId: number, reader: Reader): Promise<ImportRow> {
  const found = await rowQuery(db).where(eq(importRows.id, rowId));
  const [row] = await toRows(db, batch, found, reader);
  if (!row) throw new Error(`no row ${rowId}`);
  return row;
}

const contractOf = ({
  code,
  customer_name,
  plate_number,
  instalment,
  next_due,
}: NonNullable<FoundRow['contract']>): ImportRow['contract'] => ({
  code,
  customer_name,
  plate_number,
  instalment,
  next_due,
});
