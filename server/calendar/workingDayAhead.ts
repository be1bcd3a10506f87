import { addDays, workingDayAfter } from '@/lib/arithmetic/calendar';
import type { Db } from '../platform/db/connect';
import { holidaysBetween } from './holidaysBetween';

/** Longer than any run of Sundays and holidays, days. */
const MAX_CLOSED_DAYS = 40;

/** The so-manieth working day after a date: neither a Sunday nor a national holiday. */
export async function workingDayAhead(db: Db, date: string, nth: number): Promise<string> {
  return workingDayAfter(date, nth, await holidaysBetween(db, date, addDays(date, MAX_CLOSED_DAYS)));
}
