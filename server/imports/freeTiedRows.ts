import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { takenOn } from '../contracts/lineReceipts';
import type { Db } from '../platform/db/connect';
import { credits, importBatches, importRows } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { readBankFacts } from './accounts';
import { planRows } from './planRows';
import { bankPayments, records } from './recorded';

/** Who voided or changed a receipt, when and from where. */
interface FreedBy {
  staffId: number;
  now: Date;
  origin: { ip: string; device: string | null };
}

/**
 * Frees lines of statements that were tied to what no longer records them, because a receipt of this locked contract was
 * voided or changed: their money is nowhere any more, so a person decides about them again. Call it once that is written.
 */
export async function freeTiedRows(tx: Db, code: string, by: FreedBy): Promise<void> {
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
  if (tied.length === 0) return;
  const receipts = (await takenOn(tx, [code])).get(code) ?? [];
  const payments = bankPayments(receipts, await readBankFacts(tx, [code]));
  const isRecorded = (row: (typeof tied)[number]['row']) =>
    payments.some(
      (payment) => payment.receipts.some(({ id }) => id === row.tiedCreditId) && records(payment, row),
    );
  const freed = tied.filter(({ row }) => !isRecorded(row));
  if (freed.length === 0) return;
  await tx
    .update(importRows)
    .set({
      state: 'DOUBTFUL',
      tiedCreditId: null,
      tiedBy: null,
      tiedAt: null,
      problem: sql`${importRows.reason} || '; nota itu sudah dibatalkan atau diubah. Putuskan lagi baris ini.'`,
    })
    .where(
      inArray(
        importRows.id,
        freed.map(({ row }) => row.id),
      ),
    );
  for (const batchId of new Set(freed.map(({ row }) => row.batchId))) {
    const own = freed.filter(({ row }) => row.batchId === batchId);
    await planRows(tx, batchId, [code], by.now, {
      rows: new Set(own.map(({ row }) => row.id)),
      andAfter: false,
    });
  }
  await writeHistory(
    tx,
    ...freed.map(({ row, bank, fileName, invoice }) => ({
      at: by.now,
      staffId: by.staffId,
      action: 'IMPORT_ROW_FREED',
      summary: `Baris ${row.line} mutasi ${bank} ${fileName} tidak lagi dikaitkan: notanya dibatalkan atau diubah`,
      origin: by.origin,
      record: { type: 'import', id: row.batchId },
      changes: {
        state: ['POSTED', 'DOUBTFUL'] as [unknown, unknown],
        tied_receipt: [invoice, null] as [unknown, unknown],
      },
    })),
  );
}
