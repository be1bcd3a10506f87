import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { CreditExportSummary } from '@/lib/contract/creditExport';
import type { Period, ReceiptDay } from '@/lib/contract/creditListDefaults';
import { periodWindow } from '../calendar/periodWindow';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { preparedByShape } from '../platform/db/prepared';
import { credits, officeAccounts, offices, payments, staff } from '../platform/db/schema';
import { selectionOf, tableOf, type ExportColumn } from '../platform/export/columns';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/export/FileAnswer';
import type { StaffCall } from '../platform/http/route';
import { EXPORT_COLUMNS } from './exportColumns';
import { takenBy, taker } from './receipt';
import { receiptFilter, type PlainFilter, type ReceiptFilter, type ReceiptQuery } from './receiptFilter';
import { SORT_COLUMNS } from './sortColumns';

/** What an export would hold (DOMAIN, Export: row count before it starts). Counts to the end, unlike the list. */
export async function exportSummary(
  db: Db,
  person: SignedIn,
  query: ReceiptQuery,
  now: Date,
): Promise<CreditExportSummary> {
  const filter = await receiptFilter(db, person, query, now);
  return { ...(await totalsOf(db, filter)), file_name: exportFileName(query, filter.date) };
}

interface ExportSpan {
  period: Period;
  by: ReceiptDay;
}

/**
 * `nota-cicilan_2026-11-20`, `…_2026-11-16_2026-11-22`, `…_2026-11`, `…_2026`, `…_semua`; by day of
 * entry `nota-cicilan_entri_2026-11-20`.
 */
function exportFileName({ period, by }: ExportSpan, date: string): string {
  const window = periodWindow(period, date);
  const span: Record<Period, string> = {
    day: date,
    week: `${window?.from}_${window?.to}`,
    month: date.slice(0, 7),
    year: date.slice(0, 4),
    all: 'semua',
  };
  // Without a period there is no day that it goes by.
  const name = by === 'entered' && period !== 'all' ? 'nota-cicilan_entri' : 'nota-cicilan';
  return `${name}_${span[period]}`;
}

/**
 * Every filtered receipt, in the list's order. Count, sum and rows are of one moment: what is written meanwhile belongs
 * to the next export. The end line says count and sum; a file without it is not whole.
 */
export async function exportReceipts(
  call: StaffCall<undefined, ReceiptQuery, undefined>,
): Promise<FileAnswer> {
  const { db, query, staff: person, now, origin, parts } = call;
  return snapshotFile(parts.connection, async (snapshot) => {
    const filter = await receiptFilter(snapshot.db, person, query, now);
    const totals = await totalsOf(snapshot.db, filter);
    await noteExport(db, {
      ...{ at: now, staffId: person.id, action: 'CREDITS_EXPORTED', origin },
      ...{ what: `${totals.count} nota`, filters: query },
    });
    return {
      name: exportFileName(query, filter.date),
      rows: totals.count,
      table: tableOf(snapshot, rowsOf(snapshot.db, filter.where(), query), EXPORT_COLUMNS, {
        invoice: `Jumlah ${totals.count} nota`,
        counted: String(totals.total_payment),
      }),
    };
  });
}

type Totals = Pick<CreditExportSummary, 'count' | 'total_payment'>;

async function totalsOf(db: Db, filter: ReceiptFilter): Promise<Totals> {
  const [totals] = filter.plain
    ? await plainTotals(db, filter.plain).execute(filter.plain.values)
    : await totalsQuery(db, filter.where());
  return { count: Number(totals?.count ?? 0), total_payment: Number(totals?.sum ?? 0) };
}

const totalsQuery = (db: Db, where: SQL | undefined) =>
  db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${credits.counted}), 0)` })
    .from(credits)
    .where(where);

const plainTotals = preparedByShape((db, { shape, where }: PlainFilter) =>
  totalsQuery(db, where()).prepare(`credits_to_export_${shape}`),
);

function rowsOf(db: Db, where: SQL | undefined, query: ReceiptQuery): SQL {
  const direction = query.order === 'asc' ? asc : desc;
  return receiptRows(db, EXPORT_COLUMNS)
    .where(where)
    .orderBy(direction(SORT_COLUMNS[query.sort]), direction(credits.id))
    .getSQL();
}

/** Receipts with all that their columns read. */
export const receiptRows = (db: Db, columns: Readonly<Record<string, ExportColumn>>) =>
  db
    .select(selectionOf(columns))
    .from(credits)
    .innerJoin(staff, eq(staff.id, credits.inputBy))
    .innerJoin(taker, takenBy)
    .innerJoin(offices, eq(offices.id, credits.officeId))
    .leftJoin(payments, eq(payments.id, credits.paymentId))
    .leftJoin(officeAccounts, eq(officeAccounts.id, payments.accountId));
