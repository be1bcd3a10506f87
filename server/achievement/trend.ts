import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AchievementTrend, getAchievementTrend } from '@/lib/contract/achievement';
import { addDays, isWorkingDay } from '@/lib/arithmetic/calendar';
import { holidaysBetween } from '../calendar/holidaysBetween';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { withAchieved } from './achievedSql';
import { askedWindow, told } from './askedWindow';
import { versionsIn } from './bucketClasses';
import { scopeOf } from './scope';
import { partOf, wholeTargets } from './targetParts';

type Query = z.output<NonNullable<typeof getAchievementTrend.query>>;
type Row = { day: string; collected: number; entered_later: number; voided_later: number };

/** Collected and target by day of a month, of one collector or of all that are seen. 403. Rupiah. */
export async function achievementTrend(
  db: Db,
  person: SignedIn,
  query: Query,
  now: Date,
): Promise<AchievementTrend> {
  const scope = scopeOf(person, query);
  const window = await askedWindow(db, person, { ...query, period: 'month' }, now);
  const { from, to, today } = window;
  const [{ rows }, targets, holidays] = await Promise.all([
    db.execute<Row>(sql`
      ${withAchieved(scope, window, await versionsIn(db, window))}
      select date_payment::text as day,
             coalesce(sum(amount) filter (where collected), 0)::float8 as collected,
             coalesce(sum(amount) filter (where entered_later), 0)::float8 as entered_later,
             coalesce(sum(amount) filter (where voided_later), 0)::float8 as voided_later
        from achieved group by date_payment`),
    wholeTargets(db, scope, window),
    holidaysBetween(db, from, to),
  ]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days: AchievementTrend['days'] = [];
  let collectedToDate = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { collected, entered_later, voided_later } = byDay.get(day) ?? NOTHING;
    collectedToDate += collected;
    days.push({
      ...{ day, working: isWorkingDay(day, holidays), collected, entered_later, voided_later },
      collected_to_date: collectedToDate,
      target_to_date:
        targets.length === 0
          ? null
          : targets.reduce((sum, target) => sum + partOf(target, { from, to: day }).amount, 0),
    });
  }
  return { ...told(window), today, as_of: now.toISOString(), days };
}

const NOTHING = { collected: 0, entered_later: 0, voided_later: 0 };
