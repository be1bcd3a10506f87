import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { listCollectorPlans, PlanProgress } from '@/lib/contract/collectorPlan';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import type { Connection, Db } from '../platform/db/connect';
import { notFound } from '../platform/core/ApiError';
import { offices } from '../platform/db/schema';
import { inTransaction } from '../platform/http/inTransaction';
import { hasAccounts, makePlans } from './makePlans';
import { mayAdd } from './mayAdd';

type List = z.infer<typeof listCollectorPlans.data>;

/** Plans of an office's day, by name; those of today are made first where one is missing. 404: no such office. */
export async function planList(
  { db: writing, quick: db }: Pick<Connection, 'db' | 'quick'>,
  staff: SignedIn,
  { officeId, date, now }: { officeId: number; date?: string | undefined; now: Date },
): Promise<List> {
  const { zone, ...office } = await officeOf(db, officeId);
  const today = todayIn(zone, now);
  const day = date ?? today;
  if (day === today && (await isOneMissing(db, officeId, day))) {
    const acting = { staffId: staff.id, sessionHash: staff.sessionHash, at: now };
    await inTransaction(writing, acting, (tx) => makePlans(tx, { officeId, day }, now));
  }
  return { office, day, today, may_add: mayAdd(zone, day, now), rows: await progressOf(db, officeId, day) };
}

async function officeOf(db: Db, id: number) {
  const [found] = await db
    .select({ id: offices.id, name: offices.name, zone: offices.zone })
    .from(offices)
    .where(eq(offices.id, id));
  if (!found) throw notFound('Kantor ini tidak ada.');
  return found;
}

/** Whether somebody who collects there, and has accounts, has no plan of that day. */
async function isOneMissing(db: Db, officeId: number, day: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from staff s join titles t on t.id = s.title_id
     where s.active and t.is_collector and s.office_id = ${officeId} and ${hasAccounts}
       and not exists (select from collector_plans p where p.collector_id = s.id and p.day = ${day})
     limit 1`);
  return rows.length > 0;
}

type Row = Record<string, unknown> & {
  id: number;
  collector_id: number;
  name: string;
  rows: number;
  visited: number;
  promised: number;
  visits: number;
  /** Seconds since 1970. */
  last_at: number | null;
  taken: number;
  taken_amount: number;
  carried: number;
  carried_amount: number;
  closed_at: number | null;
  version: number;
};

/** Also of who collects there no more. */
async function progressOf(db: Db, officeId: number, day: string): Promise<PlanProgress[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.collector_id, s.name, p.version, v.*, t.*,
           extract(epoch from p.closed_at)::float8 as closed_at,
           (select count(*)::int from plan_rows r where r.plan_id = p.id) as rows
      from collector_plans p
      join staff s on s.id = p.collector_id
     cross join lateral (
       select count(r.contract_code)::int as visits, count(distinct r.contract_code)::int as visited,
              (count(distinct r.contract_code) filter (where v.promise_id is not null))::int as promised,
              extract(epoch from max(v.received_at))::float8 as last_at
         from visits v left join plan_rows r on r.plan_id = p.id and r.contract_code = v.contract_code
        where v.visited_by = p.collector_id and v.day = p.day) v
     cross join lateral (
       select (count(*) filter (where t.day = p.day and t.state <> 'VOID'))::int as taken,
              coalesce(sum(t.amount) filter (where t.day = p.day and t.state <> 'VOID'), 0)::float8 as taken_amount,
              (count(*) filter (where t.state = 'OPEN'))::int as carried,
              coalesce(sum(t.amount) filter (where t.state = 'OPEN'), 0)::float8 as carried_amount
         from tts t where t.collector_id = p.collector_id and (t.day = p.day or t.state = 'OPEN')) t
     where p.office_id = ${officeId} and p.day = ${day}
     order by s.name, s.id`);
  const instantOf = (seconds: number | null) =>
    seconds === null ? null : new Date(Math.round(seconds * 1000)).toISOString();
  return rows.map((row) => ({
    ...{ id: row.id, collector: { id: row.collector_id, name: row.name }, rows: row.rows },
    ...{ visited: row.visited, promised: row.promised },
    taken: { count: row.taken, amount: row.taken_amount },
    carried: { count: row.carried, amount: row.carried_amount },
    ...{ last_at: instantOf(row.last_at), closed_at: instantOf(row.closed_at) },
    version: row.version + row.visits,
  }));
}
