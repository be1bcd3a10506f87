import { and, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { prices } from '../platform/db/schema';
import type { PriceRow } from './price';

/** Prices of a day (`YYYY-MM-DD`). The end is looked up through its index: few rows end after today. */
export function inForceOn(day: string): SQL | undefined {
  return and(lte(prices.validFrom, day), gte(sql`coalesce(${prices.validTo}, 'infinity')`, day));
}

/** The whole price list of a day. */
export const pricesOn = (db: Db, day: string): Promise<PriceRow[]> =>
  db.select().from(prices).where(inForceOn(day));
