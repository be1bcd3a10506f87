import { sql } from 'drizzle-orm';
import { addMonths } from '@/lib/arithmetic/calendar';
import type { FigurePart } from '@/lib/contract/figureTerms';
import type { MonitoringFigures, Reading } from '@/lib/contract/monitoring';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { todayIn } from '../calendar/today';
import type { KeptReadings } from './keptReadings';
import { officeDays, type OfficeDay } from './officeDays';
import { besides, sumReadings } from './sums';

/** Figures of a part, together and office by office, beside the same day of last month. 403: another office's; 404: there is none. */
export async function monitoringFigures(
  db: Db,
  kept: KeptReadings,
  person: SignedIn,
  { part, office }: { part: FigurePart; office?: number | undefined },
  now: Date,
): Promise<MonitoringFigures> {
  const days = await officeDays(db, officeOfList(person, office), now);
  const ids = days.map(({ id }) => id);
  const [read, before] = await Promise.all([kept[part](ids, now), keptBefore(db, days)]);
  const own = (id: number) => read.get(id)?.value ?? [];
  // A sum beside one of fewer offices would say that something became worse.
  const wasAll = ids.every((id) => before.has(id)) ? sumReadings(before.values()) : null;
  const today = days.find(({ id }) => id === office)?.today ?? todayIn(person.office.zone, now);
  return {
    as_of: new Date(Math.min(...[...read.values()].map(({ at }) => at.getTime()))).toISOString(),
    ...{ today, before_day: addMonths(today, -1) },
    figures: besides(sumReadings(ids.map(own)), wasAll),
    offices:
      days.length > 1
        ? days.map(({ id, name }) => ({
            office: { id, name },
            figures: besides(own(id), before.get(id) ?? null),
          }))
        : [],
  };
}

/** What each office kept of the same day of last month. */
async function keptBefore(db: Db, days: readonly OfficeDay[]): Promise<Map<number, Reading[]>> {
  const { rows } = await db.execute<{ office_id: number; figures: Reading[] }>(sql`
    select k.office_id, k.figures
      from unnest(${sql.param(days.map(({ id }) => id))}::int[],
                  ${sql.param(days.map(({ today }) => addMonths(today, -1)))}::date[]) as d (office, day)
      join kept_days k on k.office_id = d.office and k.day = d.day`);
  return new Map(rows.map(({ office_id: id, figures }) => [id, figures]));
}
