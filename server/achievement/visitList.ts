import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AchievedVisit, listAchievedVisits } from '@/lib/contract/achievement';
import type { DataInput } from '@/lib/contract/endpoint';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { askedWindow, told, type AskedWindow } from './askedWindow';
import { instantOf, listed } from './listed';
import { ofScopeCollector, ofScopeOffices, scopeOf, type Scope } from './scope';

type Query = z.output<NonNullable<typeof listAchievedVisits.query>>;

type Row = {
  nth: number;
  contract_code: string;
  customer_name: string;
  office_id: number;
  office: string;
  collector_id: number;
  collector: string;
  day: string;
  source: AchievedVisit['source'];
  close_reason: string;
  id: string | null;
  at: Date | null;
  met: NonNullable<AchievedVisit['visit']>['met'];
  result: NonNullable<AchievedVisit['visit']>['result'];
  note: string;
  corrected: boolean;
};

/** Rows of plans, or visits. 403: somebody else, or another office. */
export async function achievedVisits(
  db: Db,
  person: SignedIn,
  query: Query,
  now: Date,
): Promise<DataInput<typeof listAchievedVisits>> {
  const scope = scopeOf(person, query);
  const window = await askedWindow(db, person, query, now);
  const found = query.show === 'made' ? visitsMade(scope, window) : planRows(scope, window, query.show);
  const { rows, count } = await listed<Row>(
    db,
    {
      rows: sql`
        select r.office_id, r.collector_id, r.day::text as day, r.nth, r.contract_code, r.source, r.close_reason,
               r.id, r.at, r.met, r.result, r.note, 0 as amount, c.customer_name, o.name as office, s.name as collector,
               exists (select from visits w where w.contract_code = r.contract_code and w.corrects_id = r.id) as corrected
          from (${found}) r
          join contracts c on c.code = r.contract_code
          join offices o on o.id = r.office_id
          join staff s on s.id = r.collector_id`,
      order: sql`day desc, collector, collector_id, nth, at, contract_code, id`,
    },
    query,
  );
  return {
    ...told(window),
    count,
    rows: rows.map(({ contract_code, customer_name, day, source, close_reason, ...row }) => ({
      ...{ contract_code, customer_name, day, source, close_reason },
      office: { id: row.office_id, name: row.office },
      collector: { id: row.collector_id, name: row.collector },
      visit:
        row.id === null || row.at === null
          ? null
          : {
              ...{ id: row.id, at: instantOf(row.at), met: row.met, result: row.result },
              ...{ note: row.note, corrected: row.corrected },
            },
    })),
  };
}

const VISITED = { plan: sql`true`, visited: sql`v.id is not null`, unvisited: sql`v.id is null` } as const;

/** Rows of plans, each with the latest visit of its collector on its day. */
const planRows = (scope: Scope, { from, to }: AskedWindow, show: keyof typeof VISITED) => sql`
  select p.office_id, p.collector_id, p.day, r.nth, r.contract_code, r.source, r.close_reason,
         v.id, v.at, v.met, v.result, v.note
    from collector_plans p
    join plan_rows r on r.plan_id = p.id
    left join lateral (
      select v.id, v.at, v.met, v.result, v.note from visits v
       where v.visited_by = p.collector_id and v.day = p.day and v.contract_code = r.contract_code
       order by v.at desc, v.received_at desc, v.id desc limit 1) v on true
   where p.day between ${from} and ${to} and ${ofScopeOffices(sql`p.office_id`, scope)}
     and ${ofScopeCollector(sql`p.collector_id`, scope)} and ${VISITED[show]}`;

/** Every visit that is no correction. */
const visitsMade = (scope: Scope, { from, to }: AskedWindow) => sql`
  select v.office_id, v.visited_by as collector_id, v.day, coalesce(r.nth, 0) as nth, v.contract_code, r.source,
         '' as close_reason, v.id, v.at, v.met, v.result, v.note
    from visits v
    left join collector_plans p on p.collector_id = v.visited_by and p.day = v.day
    left join plan_rows r on r.plan_id = p.id and r.contract_code = v.contract_code
   where v.day between ${from} and ${to} and v.corrects_id is null and ${ofScopeOffices(sql`v.office_id`, scope)}
     and ${ofScopeCollector(sql`v.visited_by`, scope)}`;
