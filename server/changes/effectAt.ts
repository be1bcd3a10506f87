import { todayIn } from '../calendar/today';
import { workingDayAhead } from '../calendar/workingDayAhead';
import type { Db } from '../platform/db/connect';

/** How many working days whoever may stop a change has. */
const WORKING_DAYS = 2;

/** 12.00 in a zone on the second working day after today: neither a Sunday nor a holiday. */
export const effectAt = async (db: Db, zone: string, now: Date): Promise<Date> =>
  noonIn(zone, await workingDayAhead(db, todayIn(zone, now), WORKING_DAYS));

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
