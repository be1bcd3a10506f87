import { between } from 'drizzle-orm';
import { addDays, isSunday } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import type { Db } from '../platform/db/connect';
import { holidays } from '../platform/db/schema';

/** How many working days whoever may stop a change has. */
const WORKING_DAYS = 2;
/** Longer than any run of Sundays and holidays, days. */
const MAX_CLOSED_DAYS = 40;

/** 12.00 in a zone on the second working day after today: neither a Sunday nor a holiday. */
export async function effectAt(db: Db, zone: string, now: Date): Promise<Date> {
  const today = todayIn(zone, now);
  const found = await db
    .select({ date: holidays.date })
    .from(holidays)
    .where(between(holidays.date, today, addDays(today, MAX_CLOSED_DAYS)));
  const closed = new Set(found.map(({ date }) => date));
  let [day, left] = [today, WORKING_DAYS];
  while (left > 0) {
    day = addDays(day, 1);
    if (!isSunday(day) && !closed.has(day)) left -= 1;
  }
  return noonIn(zone, day);
}

/** The instant at which it is 12.00 in a zone on a day. */
function noonIn(zone: string, day: string): Date {
  const guess = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', day: '2-digit', hourCycle: 'h23' },
  }).formatToParts(guess);
  const part = (type: 'day' | 'hour' | 'minute') => Number(parts.find((one) => one.type === type)?.value);
  const days = part('day') === guess.getUTCDate() ? 0 : 1;
  const ahead = (days * 24 + part('hour') - 12) * 60 + part('minute');
  return new Date(guess.getTime() - ahead * 60_000);
}
