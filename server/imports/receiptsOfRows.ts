import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { credits } from '../db/schema';

/** Receipts that these rows became, voided ones too, by row, in the order of their instalments. */
export async function receiptsOfRows(
  db: Db,
  rowIds: readonly number[],
): Promise<Map<number, { id: number; invoice: string }[]>> {
  const byRow = new Map<number, { id: number; invoice: string }[]>();
  if (rowIds.length === 0) return byRow;
  const receipts = await db
    .select({ id: credits.id, invoice: credits.invoice, rowId: credits.importRowId })
    .from(credits)
    .where(inArray(credits.importRowId, [...rowIds]))
    .orderBy(asc(credits.creditTo), asc(credits.id));
  for (const { id, invoice, rowId } of receipts) {
    if (rowId !== null) byRow.set(rowId, [...(byRow.get(rowId) ?? []), { id, invoice }]);
  }
  return byRow;
}
