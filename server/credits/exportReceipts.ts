import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { CreditExportSummary } from '@/lib/contract/creditExport';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits, offices, staff } from '../platform/db/schema';
import { BYTE_ORDER_MARK, csvCell, csvRow } from '../platform/export/csv';
import { openSnapshot, type Snapshot } from '../platform/export/openSnapshot';
import { writeHistory } from '../platform/history/writeHistory';
import type { FileAnswer } from '../platform/http/fileRoute';
import type { StaffCall } from '../platform/http/route';
import { EXPORT_COLUMNS, EXPORT_KEYS, type ExportColumnKey } from './exportColumns';
import { exportFileName } from './exportFileName';
import { receiptFilter, type ReceiptQuery } from './receiptFilter';
import { SORT_COLUMNS } from './sortColumns';

/** What an export would hold (DOMAIN, Export: row count before it starts). Counts to the end, unlike the list. */
export async function exportSummary(
  db: Db,
  person: SignedIn,
  query: ReceiptQuery,
  now: Date,
): Promise<CreditExportSummary> {
  const { where, date } = await receiptFilter(db, person, query, now);
  return { ...(await totalsOf(db, where)), file_name: exportFileName(query, date) };
}

/**
 * Every filtered receipt, in the list's order. Count, sum and rows are of one moment: what is written meanwhile belongs
 * to the next export. The end line says count and sum; a file without it is not whole.
 */
export async function exportReceipts(
  call: StaffCall<undefined, ReceiptQuery, undefined>,
): Promise<FileAnswer> {
  const { query, staff: person, now, parts } = call;
  const snapshot = await openSnapshot(parts.connection);
  try {
    const { where, date } = await receiptFilter(snapshot.db, person, query, now);
    const totals = await totalsOf(snapshot.db, where);
    await log(call, totals.count);
    return {
      name: exportFileName(query, date),
      rows: totals.count,
      text: lines(snapshot, rowsOf(snapshot.db, where, query), totals),
      close: () => snapshot.close(),
    };
  } catch (error) {
    await snapshot.close();
    throw error;
  }
}

type Totals = Pick<CreditExportSummary, 'count' | 'total_payment'>;

async function totalsOf(db: Db, where: SQL | undefined): Promise<Totals> {
  const [totals] = await db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${credits.counted}), 0)` })
    .from(credits)
    .where(where);
  return { count: Number(totals?.count ?? 0), total_payment: Number(totals?.sum ?? 0) };
}

function rowsOf(db: Db, where: SQL | undefined, query: ReceiptQuery): SQL {
  const direction = query.order === 'asc' ? asc : desc;
  const columns = Object.fromEntries(EXPORT_KEYS.map((key) => [key, EXPORT_COLUMNS[key].value.as(key)]));
  return db
    .select(columns)
    .from(credits)
    .innerJoin(staff, eq(staff.id, credits.inputBy))
    .innerJoin(offices, eq(offices.id, credits.officeId))
    .where(where)
    .orderBy(direction(SORT_COLUMNS[query.sort]), direction(credits.id))
    .getSQL();
}

async function* lines(snapshot: Snapshot, query: SQL, totals: Totals): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(EXPORT_KEYS.map((key) => EXPORT_COLUMNS[key].header));
  for await (const rows of snapshot.batches(query)) {
    yield rows
      .map((row) => csvRow(EXPORT_KEYS.map((key) => csvCell(row[key], EXPORT_COLUMNS[key].kind))))
      .join('');
  }
  yield csvRow(EXPORT_KEYS.map((key) => END_LINE[key]?.(totals) ?? ''));
}

const END_LINE: Partial<Record<ExportColumnKey, (totals: Totals) => string>> = {
  invoice: ({ count }) => `Jumlah ${count} nota`,
  counted: ({ total_payment }) => String(total_payment),
};

/** Who took people's data out of the house stands in the log, also when the file never arrived. */
async function log(
  { db, staff: person, now, origin }: StaffCall<undefined, ReceiptQuery, undefined>,
  count: number,
) {
  await writeHistory(db, {
    at: now,
    staffId: person.id,
    action: 'CREDITS_EXPORTED',
    summary: `Mengekspor ${count} nota`,
    origin,
  });
}
