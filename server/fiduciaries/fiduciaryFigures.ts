import { sql } from 'drizzle-orm';
import type { FiduciaryFigures } from '@/lib/contract/fiduciaryDeadlines';
import { FIDUCIARY_TASKS, type FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import { todaysOf } from '../contracts/todays';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { lastDue } from './selectFiduciaries';

/** Counting stops here in each office (docs/decisions/0024). */
const COUNT_LIMIT = 10_000;

/* A type, not an interface: rows are records. Counts come as text. */
type Row = { task: FiduciaryTask } & Record<'all' | 'late' | 'near', string> &
  Record<'all_more' | 'late_more' | 'near_more', boolean>;

/** How many fiduciaries there are of each list, on each office's own today. 403: another office's. */
export async function fiduciaryFigures(
  db: Db,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<FiduciaryFigures> {
  const todays = await todaysOf(db, person, officeOfList(person, office), now);
  const days = [...todays.values()];
  const upTo = (due: 'late' | 'near') => sql.param(days.map((today) => lastDue(due, today)));
  const { rows } = await db.execute<Row>(sql`
    select t.task,
           sum(least(f.all, ${COUNT_LIMIT})) as all, bool_or(f.all > ${COUNT_LIMIT}) as all_more,
           sum(least(f.late, ${COUNT_LIMIT})) as late, bool_or(f.late > ${COUNT_LIMIT}) as late_more,
           sum(f.near) as near, bool_or(f.all > ${COUNT_LIMIT} and f.late + f.near = f.all) as near_more
      from unnest(${sql.param([...todays.keys()])}::int[], ${upTo('late')}::date[], ${upTo('near')}::date[])
           as d (office, late_to, near_to)
     cross join unnest(${sql.param([...FIDUCIARY_TASKS])}::text[]) as t (task)
     cross join lateral (
       select count(*) as all, count(*) filter (where due <= d.late_to) as late,
              count(*) filter (where due > d.late_to and due <= d.near_to) as near
         -- Those with the fewest days left are counted first.
         from (select due from fiduciary_deadlines where office_id = d.office and task = t.task
                order by due limit ${COUNT_LIMIT + 1}) as counted) f
     group by t.task`);
  const ofTask = (task: FiduciaryTask) => {
    const row = rows.find((one) => one.task === task);
    const counted = (of: 'all' | 'late' | 'near') => ({
      count: Number(row?.[of] ?? 0),
      count_more: row?.[`${of}_more`] ?? false,
    });
    return { all: counted('all'), late: counted('late'), near: counted('near') };
  };
  return { register: ofTask('register'), remove: ofTask('remove') };
}
