import { sql } from 'drizzle-orm';
import { MAX_PLAN_ROWS } from '@/lib/contract/visitTerms';
import { lastDue } from '../distribution/readAccounts';
import type { Db } from '../platform/db/connect';

/** Whose plans of an office's day are made. */
export interface PlansMade {
  officeId: number;
  /** The office's today. */
  day: string;
  /** One collector, who is at home there, whatever they have; left out: all who have accounts. */
  collectorId?: number;
}

/** Whether somebody (`s`) has an account that runs: many heads have the right and none. */
export const hasAccounts = sql`exists (select from contracts a where a.collector_id = s.id and a.status = 'ACTIVE')`;

/**
 * Makes the plans that are missing; of two at once the second waits and makes none. Promises of that day come first, then
 * who was never visited, then DPD.
 */
export async function makePlans(tx: Db, { officeId, day, collectorId }: PlansMade, now: Date): Promise<void> {
  const one = collectorId === undefined ? hasAccounts : sql`s.id = ${collectorId}`;
  const { rows } = await tx.execute<{ id: number; collector: number }>(sql`
    insert into collector_plans (collector_id, office_id, day, made_at)
    select s.id, s.office_id, ${day}, ${now}
      from staff s join titles t on t.id = s.title_id
     where s.active and t.is_collector and s.office_id = ${officeId} and ${one}
     order by s.id
    on conflict (collector_id, day) do nothing
    returning id, collector_id as collector`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into plan_rows (plan_id, contract_code, nth, source)
    select p.id, r.code, r.nth, case when r.promised then 'PROMISE' else 'DUE' end
      from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(rows.map((row) => row.collector))}::int[])
           as p (id, collector)
     cross join lateral (
       select a.code, a.promised,
              row_number() over (order by a.promised desc, a.promised or a.visited, a.next_due, a.code) as nth
         from (select c.code, c.next_due,
                      exists (select from promises m
                               where m.contract_code = c.code and m.replaced_at is null and m.due = ${day}) as promised,
                      exists (select from visits v where v.contract_code = c.code) as visited
                 from contracts c
                where c.collector_id = p.collector and c.status = 'ACTIVE' and c.next_due <= ${lastDue(day)}) a
        order by nth limit ${MAX_PLAN_ROWS}) r`);
}
