import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/**
 * The first day that the deed of what secures a contract may have: its own, or that of the first of those that it carries on.
 * @param dateStart the contract's own
 */
export async function securedFrom(db: Db, code: string, dateStart: string): Promise<string> {
  const { rows } = await db.execute<{ first: string | null }>(sql`
    with recursive before (code) as (
      select old_code from restructures where new_code = ${code}
      union all select r.old_code from restructures r join before b on r.new_code = b.code)
    select min(date_start)::text as first from contracts join before using (code)`);
  return rows[0]?.first ?? dateStart;
}
