import { eq } from 'drizzle-orm';
import type { AchievementPeriod } from '@/lib/contract/achievementDefaults';
import { periodWindow, type DateWindow } from '../calendar/periodWindow';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/** The days that are asked about. */
export interface AskedWindow extends DateWindow {
  date: string;
  /** In the office that is asked about, or else the caller's own. */
  today: string;
  now: Date;
}

/** As `calendarDate` has them. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'];

/** The day, week (Monday to Sunday) or month around a date, which is the office's today where none is said. */
export async function askedWindow(
  db: Db,
  person: SignedIn,
  {
    period,
    date,
    office,
  }: { period: AchievementPeriod; date?: string | undefined; office?: number | undefined },
  now: Date,
): Promise<AskedWindow> {
  const today = todayIn(await zoneOf(db, person, office), now);
  const around = date ?? today;
  const { from, to } = periodWindow(period, around) ?? { from: around, to: around };
  // A week may begin or end beyond the days that there are.
  return {
    date: around,
    from: from < FIRST_DAY ? FIRST_DAY : from,
    to: to > LAST_DAY ? LAST_DAY : to,
    today,
    now,
  };
}

async function zoneOf(db: Db, person: SignedIn, office: number | undefined): Promise<string> {
  if (office === undefined || office === person.office.id) return person.office.zone;
  const [found] = await db.select({ zone: offices.zone }).from(offices).where(eq(offices.id, office));
  return found?.zone ?? person.office.zone;
}

/** The window as answers tell it. */
export const told = ({ date, from, to }: AskedWindow) => ({ date, from, to });

/** First days of the months that some days are in. */
export function monthsOf({ from, to }: DateWindow): string[] {
  const [first, last] = [`${from.slice(0, 7)}-01`, `${to.slice(0, 7)}-01`];
  return first === last ? [first] : [first, last];
}
