import { inArray, sql } from 'drizzle-orm';
import { RANKED } from '@/lib/contract/figureTerms';
import type { MonitoringRanking } from '@/lib/contract/monitoring';
import { versionsIn } from '../achievement/bucketClasses';
import { moneyFigures } from '../achievement/moneyFigures';
import { staffNames } from '../achievement/namesOf';
import { periodWindow } from '../calendar/periodWindow';
import { todayIn } from '../calendar/today';
import { keptFigures } from '../figures/keptFigures';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Connection, Db } from '../platform/db/connect';
import { onReplica } from '../platform/db/onReplica';
import { partners } from '../platform/db/schema';
import { officeDays } from './officeDays';

interface Ranked {
  id: number;
  count: number;
  amount: number;
}
interface OfficeRanking {
  collectors: Ranked[];
  marketers: Ranked[];
}

/** What people of each office collected and brought in its month, kept for some seconds. */
export const keptRanking = (connection: Connection) =>
  keptFigures<OfficeRanking>((ids, now) => onReplica(connection, (db) => rankingsOf(db, ids, now)));
export type KeptRanking = ReturnType<typeof keptRanking>;

async function rankingsOf(db: Db, ids: readonly number[], now: Date): Promise<Map<number, OfficeRanking>> {
  const days = await officeDays(db, ids, now);
  const rankings = new Map<number, OfficeRanking>(ids.map((id) => [id, { collectors: [], marketers: [] }]));
  for (const today of new Set(days.map((day) => day.today))) {
    const offices = days.filter((day) => day.today === today).map(({ id }) => id);
    const window = { ...monthOf(today), date: today, today, now };
    const scope = { offices, collector: undefined, supervises: true };
    const money = await moneyFigures(db, scope, window, await versionsIn(db, window));
    for (const { office_id: office, collector_id: id, amount, accounts } of money)
      if (id !== null) rankings.get(office)?.collectors.push({ id, count: accounts, amount });
    const { rows } = await db.execute<{ office: number; id: number; count: number; amount: number }>(sql`
      select c.office_id as office, f.marketer_id as id, count(*)::int as count, sum(c.principal)::float8 as amount
        from contracts c
        join registrations f on f.contract_code = c.code
       where c.office_id = any (${sql.param(offices)}::int[]) and c.status <> 'CANCELLED' and f.marketer_id is not null
         and c.date_start between ${window.from}::date and ${today}::date
       group by 1, 2`);
    for (const { office, ...one } of rows) rankings.get(office)?.marketers.push(one);
  }
  return rankings;
}

/** Who collected and who brought most this month in the offices that a person sees. 403: another office's; 404: there is none. */
export async function monitoringRanking(
  db: Db,
  kept: KeptRanking,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<MonitoringRanking> {
  const days = await officeDays(db, officeOfList(person, office), now);
  const read = await kept(
    days.map(({ id }) => id),
    now,
  );
  const values = [...read.values()];
  const collectors = firstOf(values.flatMap(({ value }) => value.collectors));
  const marketers = firstOf(values.flatMap(({ value }) => value.marketers));
  const staff = await staffNames(
    db,
    collectors.map(({ id }) => id),
  );
  const brought = await partnerNames(
    db,
    marketers.map(({ id }) => id),
  );
  return {
    as_of: new Date(Math.min(...values.map(({ at }) => at.getTime()))).toISOString(),
    ...monthOf(todayIn(days.find(({ id }) => id === office)?.zone ?? person.office.zone, now)),
    collectors: collectors.map(({ id, count, amount }) => ({
      ...{ id, name: staff.get(id) ?? '', accounts: count, amount },
    })),
    marketers: marketers.map(({ id, count, amount }) => ({
      ...{ id, name: brought.get(id) ?? '', contracts: count, amount },
    })),
  };
}

function monthOf(today: string): { from: string; to: string } {
  return periodWindow('month', today) ?? { from: today, to: today };
}

/** Those with most, each once. */
function firstOf(ranked: readonly Ranked[]): Ranked[] {
  const sums = new Map<number, Ranked>();
  for (const { id, count, amount } of ranked) {
    const found = sums.get(id) ?? { id, count: 0, amount: 0 };
    sums.set(id, { id, count: found.count + count, amount: found.amount + amount });
  }
  return [...sums.values()]
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || a.id - b.id)
    .slice(0, RANKED);
}

async function partnerNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(inArray(partners.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
