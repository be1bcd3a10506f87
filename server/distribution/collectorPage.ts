import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { CollectorPage, CollectorRow, listCollectors } from '@/lib/contract/distribution';
import { periodWindow } from '../calendar/periodWindow';
import { fillingOf } from '../contracts/fillStandings';
import type { Db } from '../platform/db/connect';
import { isNamed } from '../platform/db/wordsFound';
import { collectorsOf } from './collectorsOf';
import { officeOn } from './proposal';
import { lastDue } from './readAccounts';

type Query = z.output<NonNullable<typeof listCollectors.query>>;

/** One page of who collects for an office, with what they have there, and what nobody collects. */
export async function collectorPage(
  db: Db,
  officeId: number,
  query: Query,
  now: Date,
): Promise<CollectorPage> {
  const { office, day, buckets } = await officeOn(db, officeId, now);
  const date = query.date ?? day;
  const window = periodWindow(query.period, date);
  const people = await collectorsOf(db, [officeId]);
  const ids = sql`${sql.param(people.map(({ id }) => id))}::int[]`;
  const limits = buckets.flatMap(({ to }) => (to === null ? [] : [to]));
  // Place among not late (0) and the buckets, as it is counted.
  const place = sql`case when next_due >= ${day}::date then 0
    else 1 + (select count(*) from unnest(${sql.param(limits)}::int[]) l where l < ${day}::date - next_due) end`;
  const [loads, held, received, titled, filling] = await Promise.all([
    db.execute<Load>(sql`
      select collector_id as id, (${place})::int as place, count(*)::int as accounts,
             coalesce(sum(outstanding), 0)::float8 as outstanding,
             (count(*) filter (where village_code is null))::int as unplaced,
             coalesce(sum(outstanding) filter (where village_code is null), 0)::float8 as unplaced_outstanding
        from contracts where office_id = ${officeId} and status = 'ACTIVE' and next_due <= ${lastDue(day)}
       group by 1, 2`),
    db.execute<Counted>(sql`
      select collector_id as id, count(*)::int as n from contracts
       where collector_id = any(${ids}) and status = 'ACTIVE' and office_id = ${officeId} group by 1`),
    db.execute<Counted>(sql`
      select collector_id as id, count(*)::int as n from contract_collectors
       where collector_id = any(${ids}) ${window ? sql`and from_day between ${window.from} and ${window.to}` : sql``}
       group by 1`),
    db.execute<Titled>(sql`
      select s.id, t.name as title, not (t.is_collector_spv or t.is_credit_approval) as in_the_field
        from staff s join titles t on t.id = s.title_id where s.id = any(${ids})`),
    fillingOf(db),
  ]);
  const countOf = (counted: readonly Counted[], id: number) => counted.find((one) => one.id === id)?.n ?? 0;
  const rows = people
    .filter(({ name, username }) => isNamed(query.search, name, username))
    .map((person): CollectorRow => {
      const own = loads.rows.filter(({ id }) => id === person.id);
      const counts = [0, ...buckets.map(() => 0)].map(
        (_, at) => own.find((one) => one.place === at)?.accounts ?? 0,
      );
      const accounts = counts.reduce((sum, n) => sum + n, 0);
      return {
        ...person,
        ...{ accounts, buckets: counts, late: accounts - (counts[0] ?? 0) },
        outstanding: own.reduce((sum, one) => sum + one.outstanding, 0),
        held: countOf(held.rows, person.id),
        received: countOf(received.rows, person.id),
      };
    })
    .sort(orderOf(query));
  const sum = (some: readonly Load[]) => ({
    accounts: some.reduce((n, one) => n + one.accounts, 0),
    outstanding: some.reduce((n, one) => n + one.outstanding, 0),
  });
  return {
    ...{ office, day, buckets, filling, date, count: rows.length },
    rows: rows.slice((query.page - 1) * query.size, query.page * query.size),
    figures: {
      all: sum(loads.rows),
      without_collector: sum(loads.rows.filter(({ id }) => id === null)),
      without_region: {
        accounts: loads.rows.reduce((n, one) => n + one.unplaced, 0),
        outstanding: loads.rows.reduce((n, one) => n + one.unplaced_outstanding, 0),
      },
    },
    collectors: people.map(({ id, name }) => {
      const { title = '', in_the_field = false } = titled.rows.find((one) => one.id === id) ?? {};
      return { id, name, title, collects: in_the_field || countOf(held.rows, id) > 0 };
    }),
  };
}

type Load = Record<string, unknown> & {
  id: number | null;
  place: number;
  accounts: number;
  outstanding: number;
  unplaced: number;
  unplaced_outstanding: number;
};
type Titled = Record<string, unknown> & { id: number; title: string; in_the_field: boolean };
type Counted = Record<string, unknown> & { id: number; n: number };

function orderOf({ sort, order }: Pick<Query, 'sort' | 'order'>) {
  const sign = order === 'asc' ? 1 : -1;
  return (a: CollectorRow, b: CollectorRow): number =>
    sign * (sort === 'name' ? a.name.localeCompare(b.name, 'id') : a[sort] - b[sort]) || a.id - b.id;
}
