import { addDays, isRealDate } from '@/lib/arithmetic/calendar';
import type { PriceDiff, PriceLine } from '@/lib/contract/prices';
import { formatDate } from '@/lib/format/tanggal';
import { max } from 'drizzle-orm';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { priceLists, prices } from '../platform/db/schema';
import { diffPrices } from './diff';
import { pricesOn } from './inForce';
import type { PriceRow } from './price';

interface Sent {
  valid_from: string;
  rows: readonly PriceLine[];
}

/** A diff, with the rows that it was made from. */
export interface Preview {
  diff: PriceDiff;
  /** The prices in force on the first day, by id. */
  list: ReadonlyMap<number, PriceRow>;
}

/**
 * What a file would do to the list of its first day. 422 when that day has begun: prices may have been agreed on this
 * morning. Only the very first list may begin today.
 */
export async function previewOf(db: Db, { valid_from, rows }: Sent, today: string): Promise<Preview> {
  const [any] = await db.select({ id: prices.id }).from(prices).limit(1);
  const earliest = any ? addDays(today, 1) : today;
  if (!isRealDate(valid_from)) throw invalid({ valid_from: 'Tanggal ini tidak ada.' });
  if (valid_from < earliest) throw invalid({ valid_from: `Paling awal ${formatDate(earliest)}.` });
  const list = await pricesOn(db, valid_from);
  const [newest] = await db.select({ id: max(priceLists.id) }).from(priceLists);
  const diff = { today, earliest, list_version: newest?.id ?? 0, ...diffPrices(list, rows) };
  return { diff, list: new Map(list.map((row) => [row.id, row])) };
}
