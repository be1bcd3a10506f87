import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';

/** Nobody needs to know more exactly how often a status is used. */
const MAX_USES = 1000;

/** Registrations that stand in each status or ever left it, by the status's id; counted up to a thousand. */
export async function statusUses(db: Db): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; uses: string }>(sql`
    select s.id, greatest(
      (select count(*) from (select 1 from registrations r where r.status_id = s.id limit ${MAX_USES}) standing),
      (select count(*) from (select 1 from registration_moves m where m.from_id = s.id limit ${MAX_USES}) passed)
    ) as uses from registration_statuses s`);
  return new Map(rows.map(({ id, uses }) => [id, Number(uses)]));
}
