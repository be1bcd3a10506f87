import { and, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { takenOn } from '../contracts/lineReceipts';
import type { Db } from '../platform/db/connect';
import { credits, importBatches, importRows } from '../platform/db/schema';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import { readBankFacts } from './accounts';
import { planRows } from './planRows';
import { bankPayments, records } from './recorded';

/** Who voided or changed a receipt, when and from where. */
interface FreedBy {
  staffId: number;
  now: Date;
  origin: { ip: string; device: string | null };
}

interface Freed {
  row: typeof importRows.$inferSelect;
  bank: string;
  fileName: string;
  /** What recorded its money. */
  invoice: string;
}

/**
 * Frees lines of statements whose money stands nowhere any more, because receipts of this locked contract were voided or
 * changed: those that were tied to what no longer records them, and those of whose own receipts none counts. A person
 * decides about them again, and about what one person alone did not decide. Call it once the receipts are written.
 */
export async function freeRows(tx: Db, code: string, by: FreedBy): Promise<void> {
  const tied = await noLongerRecorded(tx, code);
  const posted = await withoutReceipts(tx, code);
  await release(
    tx,
    tied,
    sql`${importRows.reason} || '; nota itu sudah dibatalkan atau diubah. Putuskan lagi baris ini.'`,
  );
  for (const one of posted)
    await release(tx, [one], `Menjadi nota ${one.invoice}, yang sudah dibatalkan. Putuskan lagi baris ini.`);
  const freed = [...tied, ...posted];
  for (const batchId of new Set(freed.map(({ row }) => row.batchId))) {
    const own = freed.filter(({ row }) => row.batchId === batchId);
    await planRows(tx, batchId, [code], by.now, {
      rows: new Set(own.map(({ row }) => row.id)),
      andAfter: false,
    });
  }
  await writeHistory(
    tx,
    ...tied.map((one) => lineOf(one, by, 'tidak lagi dikaitkan: notanya dibatalkan atau diubah')),
  );
  await writeHistory(tx, ...posted.map((one) => lineOf(one, by, 'diputuskan lagi: notanya dibatalkan')));
}

/** Lines that are tied to a payment of the contract that doesn't record them as it stands now. */
async function noLongerRecorded(tx: Db, code: string): Promise<Freed[]> {
  const tied = await tx
    .select({
      row: importRows,
      bank: importBatches.bank,
      fileName: importBatches.fileName,
      invoice: credits.invoice,
    })
    .from(importRows)
    .innerJoin(importBatches, eq(importBatches.id, importRows.batchId))
    .innerJoin(credits, eq(credits.id, importRows.tiedCreditId))
    .where(and(eq(importRows.contractCode, code), isNotNull(importRows.tiedCreditId)));
  if (tied.length === 0) return [];
  const receipts = (await takenOn(tx, [code])).get(code) ?? [];
  const payments = bankPayments(receipts, await readBankFacts(tx, [code]));
  return tied.filter(
    ({ row }) =>
      !payments.some(
        (payment) => payment.receipts.some(({ id }) => id === row.tiedCreditId) && records(payment, row),
      ),
  );
}

/** Posted lines of which no receipt counts any more. A line has one payment, which is voided as a whole (`voidEffect`). */
function withoutReceipts(tx: Db, code: string): Promise<Freed[]> {
  const own = sql`${credits.importRowId} = ${importRows.id}`;
  return tx
    .select({
      row: importRows,
      bank: importBatches.bank,
      fileName: importBatches.fileName,
      invoice: sql<string>`(select string_agg(${credits.invoice}, ', ' order by ${credits.id}) from ${credits} where ${own})`,
    })
    .from(importRows)
    .innerJoin(importBatches, eq(importBatches.id, importRows.batchId))
    .where(
      and(
        ...[
          eq(importRows.contractCode, code),
          eq(importRows.state, 'POSTED'),
          isNull(importRows.tiedCreditId),
        ],
        ne(importBatches.status, 'UNDONE'),
        sql`exists (select from ${credits} where ${own})`,
        sql`not exists (select from ${credits} where ${own} and ${credits.voidedAt} is null)`,
      ),
    );
}

async function release(tx: Db, rows: readonly Freed[], problem: string | SQL): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(importRows)
    .set({
      ...{ state: 'DOUBTFUL', tiedCreditId: null, tiedBy: null, tiedAt: null, problem },
      ...{ allowedBy: null, keepSurplus: false },
    })
    .where(
      inArray(
        importRows.id,
        rows.map(({ row }) => row.id),
      ),
    );
}

const lineOf = ({ row, bank, fileName, invoice }: Freed, by: FreedBy, what: string): HistoryLine => ({
  at: by.now,
  staffId: by.staffId,
  action: 'IMPORT_ROW_FREED',
  summary: `Baris ${row.line} mutasi ${bank} ${fileName} ${what}`,
  origin: by.origin,
  record: { type: 'import', id: row.batchId },
  changes: {
    state: ['POSTED', 'DOUBTFUL'],
    ...(row.tiedCreditId === null ? { receipts: [invoice, null] } : { tied_receipt: [invoice, null] }),
  },
});
