import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import type { AskedWindow } from './askedWindow';
import { ofScopeCollector, ofScopeOffices, type Scope } from './scope';

export type VisitRow = {
  office_id: number;
  collector_id: number;
  planned: number;
  visited: number;
  made: number;
};

/** Rows of plans, those with a visit of that collector on that day, and every visit that is no correction. */
export async function visitFigures(db: Db, scope: Scope, { from, to }: AskedWindow): Promise<VisitRow[]> {
  const { rows } = await db.execute<VisitRow>(sql`
    with planned as (
      select p.office_id, p.collector_id, count(*) as planned, count(v.day) as visited
        from collector_plans p join plan_rows r on r.plan_id = p.id
        left join (select distinct visited_by, day, contract_code from visits where day between ${from} and ${to}) v
               on v.visited_by = p.collector_id and v.day = p.day and v.contract_code = r.contract_code
       where p.day between ${from} and ${to} and ${ofScopeOffices(sql`p.office_id`, scope)}
         and ${ofScopeCollector(sql`p.collector_id`, scope)}
       group by 1, 2
    ), made as (
      select v.office_id, v.visited_by as collector_id, count(*) as made from visits v
       where v.day between ${from} and ${to} and v.corrects_id is null
         and ${ofScopeOffices(sql`v.office_id`, scope)} and ${ofScopeCollector(sql`v.visited_by`, scope)}
       group by 1, 2
    )
    select office_id, collector_id, coalesce(planned, 0)::int as planned, coalesce(visited, 0)::int as visited,
           coalesce(made, 0)::int as made
      from planned full join made using (office_id, collector_id)`);
  return rows;
}
