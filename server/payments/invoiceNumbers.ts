import { fiveDigits, monthOf, takeNumbers } from '../offices/takeNumbers';
import type { Db } from '../platform/db/connect';

/** What is numbered: receipts without a letter, deposits (titipan), settlement quotes (pelunasan), hand-overs (setoran). */
export type NumberSeries = '' | 'T' | 'P' | 'S';

/**
 * The next `count` numbers of an office, `{office}/{YYMM}/{00001}` (DOMAIN, Receipts), with the letter of another series
 * before the month; without gaps. `date` is their own date.
 */
export async function nextInvoices(
  tx: Db,
  office: { id: number; code: string },
  date: string,
  count: number,
  series: NumberSeries = '',
): Promise<string[]> {
  const month = series + monthOf(date);
  const numbers = await takeNumbers(tx, office.id, month, count);
  return numbers.map((number) => `${office.code}/${month}/${fiveDigits(number)}`);
}
