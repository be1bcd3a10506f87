import { and, between, sql } from 'drizzle-orm';
import type { DataOf } from '@/lib/contract/endpoint';
import type { countReceiptPeriod, ReceiptPeriodQuery } from '@/lib/contract/periodExports';
import { EXPORT_COLUMNS } from '../credits/exportColumns';
import { receiptRows } from '../credits/exportReceipts';
import { ofOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits } from '../platform/db/schema';
import { tableOf } from '../platform/export/columns';
import type { FileAnswer } from '../platform/export/FileAnswer';
import { narrowing } from '../platform/export/narrowing';
import { snapshotFile } from '../platform/export/snapshotFile';
import { noteExport } from '../platform/history/noteExport';
import type { StaffCall } from '../platform/http/route';
import { checkPeriod, chosenColumns, endOf } from './period';

async function select(db: Db, person: SignedIn, query: ReceiptPeriodQuery) {
  const { listed, file } = await checkPeriod(db, person, query);
  const day = query.by === 'paid' ? credits.datePayment : credits.dateInvoice;
  const where = and(ofOffice(credits.officeId, listed), between(day, query.from, query.to));
  return { where, day, file_name: query.by === 'paid' ? `cicilan_${file}` : `cicilan_entri_${file}` };
}

async function totalsOf(db: Db, where: ReturnType<typeof and>) {
  const [totals] = await db
    .select({ count: sql<string>`count(*)`, sum: sql<string>`coalesce(sum(${credits.counted}), 0)` })
    .from(credits)
    .where(where);
  return { count: Number(totals?.count ?? 0), total_payment: Number(totals?.sum ?? 0) };
}

/** What an export would hold. */
export async function receiptSummary(
  db: Db,
  person: SignedIn,
  query: ReceiptPeriodQuery,
): Promise<DataOf<typeof countReceiptPeriod>> {
  const { where, file_name } = await select(db, person, query);
  return { ...(await narrowing(totalsOf(db, where))), file_name };
}

/** Every receipt of the period, the oldest first; count, sum and rows are of one moment. */
export const exportReceiptsOf = ({
  db,
  query,
  staff: person,
  now,
  origin,
  parts,
}: StaffCall<undefined, ReceiptPeriodQuery, undefined>): Promise<FileAnswer> =>
  snapshotFile(parts.connection, async (snapshot) => {
    const { where, day, file_name } = await select(snapshot.db, person, query);
    const { count, total_payment } = await totalsOf(snapshot.db, where);
    await noteExport(db, {
      ...{ at: now, staffId: person.id, action: 'CREDITS_EXPORTED', origin },
      ...{ what: `${count} nota`, filters: query },
    });
    const columns = chosenColumns(EXPORT_COLUMNS, query.columns);
    const rows = receiptRows(snapshot.db, columns).where(where).orderBy(day, credits.id).getSQL();
    return {
      name: file_name,
      rows: count,
      table: tableOf(
        snapshot,
        rows,
        columns,
        endOf(columns, `Jumlah ${count} nota`, { counted: total_payment }),
      ),
    };
  });
