import { between } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { Db } from '../platform/db/connect';
import { holidays } from '../platform/db/schema';

/** Longer than any run of Sundays and holidays, days. */
const MAX_CLOSED_DAYS = 21;

/** The holidays that may move the shown due date `date`; see `shownDueDate`. */
export async function holidaysUpTo(db: Db, date: string): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ date: holidays.date })
    .from(holidays)
    .where(between(holidays.date, addDays(date, -MAX_CLOSED_DAYS), date));
  return new Set(found.map((holiday) => holiday.date));
}
