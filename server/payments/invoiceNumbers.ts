import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { invoiceNumbers } from '../platform/db/schema';

/** What is numbered: receipts without a letter, deposits (titipan), settlement quotes (pelunasan). */
export type NumberSeries = '' | 'T' | 'P';

/**
 * The next `count` numbers of an office, `{office}/{YYMM}/{00001}` (DOMAIN, Receipts), with the letter of another series
 * before the month. The counter's row stays
 * locked until the transaction ends, so a payment that fails leaves no gap. `date` is their own date.
 */
export async function nextInvoices(
  tx: Db,
  office: { id: number; code: string },
  date: string,
  count: number,
  series: NumberSeries = '',
): Promise<string[]> {
  const month = series + date.slice(2, 4) + date.slice(5, 7);
  const [taken] = await tx
    .insert(invoiceNumbers)
    .values({ officeId: office.id, month, last: count })
    .onConflictDoUpdate({
      target: [invoiceNumbers.officeId, invoiceNumbers.month],
      set: { last: sql`${invoiceNumbers.last} + ${count}` },
    })
    .returning({ last: invoiceNumbers.last });
  if (!taken) throw new Error('no receipt number');
  const first = taken.last - count + 1;
  return Array.from(
    { length: count },
    (_, index) => `${office.code}/${month}/${String(first + index).padStart(5, '0')}`,
  );
}
