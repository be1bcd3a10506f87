import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/** Who collects a contract from a day on. */
export interface Assignment {
  code: string;
  /** Null: nobody. */
  collectorId: number | null;
  /** Today in its office, `YYYY-MM-DD`. */
  day: string;
}

/**
 * Gives contracts, locked by the caller, to other collectors from today on, and keeps who had them before, if only for an
 * hour. The last choice of a day is that day's; a day never goes back, also where the contract's new office is behind.
 */
export async function assignCollectors(
  tx: Db,
  assignments: readonly Assignment[],
  by: { at: Date; staffId: number | null; reason: string; distributionId?: number },
): Promise<void> {
  if (assignments.length === 0) return;
  const given = sql`unnest(${sql.param(assignments.map(({ code }) => code))}::text[],
    ${sql.param(assignments.map(({ collectorId }) => collectorId))}::int[],
    ${sql.param(assignments.map(({ day }) => day))}::date[]) as g (code, collector_id, day)`;
  await tx.execute(sql`
    insert into contract_collectors (contract_code, from_day, collector_id, at, written_by, reason, distribution_id)
    select g.code, greatest(g.day, last.day), g.collector_id, ${by.at}, ${by.staffId}, ${by.reason}, ${by.distributionId ?? null}
      from ${given}
      left join (select contract_code, max(from_day) as day from contract_collectors
                  where contract_code = any(${sql.param(assignments.map(({ code }) => code))}::text[])
                  group by contract_code) last on last.contract_code = g.code
    on conflict (contract_code, from_day) do update
       set earlier_ids = array_remove(
             array_append(array_remove(contract_collectors.earlier_ids, contract_collectors.collector_id),
                          contract_collectors.collector_id), null),
           collector_id = excluded.collector_id, at = excluded.at, written_by = excluded.written_by,
           reason = excluded.reason, distribution_id = excluded.distribution_id`);
  await tx.execute(sql`
    update contracts c set collector_id = g.collector_id from ${given} where c.code = g.code`);
}
