import { between } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { holidays } from '../platform/db/schema';

/** National holidays of these days, both included. */
export async function holidaysBetween(db: Db, from: string, to: string): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ date: holidays.date })
    .from(holidays)
    .where(between(holidays.date, from, to));
  return new Set(found.map(({ date }) => date));
}
