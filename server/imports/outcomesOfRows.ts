import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ImportRow } from '@/lib/contract/importRows';
import type { Db } from '../platform/db/connect';
import { credits, deposits } from '../platform/db/schema';

type Outcome = Pick<ImportRow, 'receipts' | 'deposit'>;

/** What these rows became, by row: receipts in the order of their instalments, voided ones too, and deposit. */
export async function outcomesOfRows(db: Db, rowIds: readonly number[]): Promise<Map<number, Outcome>> {
  const byRow = new Map<number, Outcome>();
  if (rowIds.length === 0) return byRow;
  const found = await db
    .select({
      rowId: credits.importRowId,
      receipt: { id: credits.id, invoice: credits.invoice },
      deposit: { number: deposits.number, amount: deposits.amount },
    })
    .from(credits)
    .leftJoin(
      deposits,
      and(eq(deposits.paymentId, credits.paymentId), eq(deposits.kind, 'ADDED'), isNull(deposits.voidedAt)),
    )
    .where(inArray(credits.importRowId, [...rowIds]))
    .orderBy(asc(credits.creditTo), asc(credits.id));
  for (const { rowId, receipt, deposit } of found) {
    if (rowId === null) continue;
    const before = byRow.get(rowId);
    byRow.set(rowId, {
      receipts: [...(before?.receipts ?? []), receipt],
      deposit: deposit ?? before?.deposit ?? null,
    });
  }
  return byRow;
}
