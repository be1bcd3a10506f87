import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { invoiceNumbers } from '../platform/db/schema';

/**
 * The next `count` numbers of a series of an office: letters of the series, then `YYMM`. The counter's row stays locked
 * until the transaction ends, so what fails leaves no gap.
 */
export async function takeNumbers(
  tx: Db,
  officeId: number,
  series: string,
  count: number,
): Promise<number[]> {
  const [taken] = await tx
    .insert(invoiceNumbers)
    .values({ officeId, month: series, last: count })
    .onConflictDoUpdate({
      target: [invoiceNumbers.officeId, invoiceNumbers.month],
      set: { last: sql`${invoiceNumbers.last} + ${count}` },
    })
    .returning({ last: invoiceNumbers.last });
  if (!taken) throw new Error(`no number of ${series}`);
  return Array.from({ length: count }, (_, index) => taken.last - count + 1 + index);
}

/** `YYMM` of a date, as numbers carry it. */
export const monthOf = (date: string) => date.slice(2, 4) + date.slice(5, 7);

/** A number as it is written in its series: five digits at least. */
export const fiveDigits = (number: number) => String(number).padStart(5, '0');
