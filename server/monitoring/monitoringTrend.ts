import { sql } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { TREND_DAYS, type FigureKey } from '@/lib/contract/figureTerms';
import type { MonitoringTrend, Reading } from '@/lib/contract/monitoring';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { officeDays } from './officeDays';
import { sumReadings } from './sums';

const DRAWN: readonly FigureKey[] = ['outstanding', 'npf', 'late', 'bucket', 'entered'];

/** The days that were kept, of some offices together; one that an office lacks is a gap. 403: another office's; 404: there is none. */
export async function monitoringTrend(
  db: Db,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<MonitoringTrend> {
  const offices = await officeDays(db, officeOfList(person, office), now);
  const latest = offices.reduce((day, { today }) => (today > day ? today : day), '');
  const [from, to] = [addDays(latest, -TREND_DAYS), addDays(latest, -1)];
  const { rows } = await db.execute<{ day: string; all_kept: boolean; figures: Reading[][] }>(sql`
    with listed as (select k.* from kept_days k where k.office_id = any (${sql.param(offices.map(({ id }) => id))}::int[])),
         begun as (select office_id, min(day) as first from listed group by office_id)
    select l.day::text, count(*) = (select count(*) from begun b where b.first <= l.day) as all_kept, json_agg(l.figures) as figures
      from listed l where l.day between ${from}::date and ${to}::date
     group by l.day order by l.day`);
  return {
    ...{ from, to },
    days: rows
      .filter((row) => row.all_kept)
      .map(({ day, figures }) => ({
        day,
        figures: sumReadings(figures.map((one) => one.filter(({ figure }) => DRAWN.includes(figure)))),
      })),
  };
}
