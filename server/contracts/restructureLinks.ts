import { eq, or, sql } from 'drizzle-orm';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { restructures, type contracts } from '../platform/db/schema';

/** The contract before it and the one after it; null where there is none. */
export type RestructureLinks = Pick<ContractFacts, 'restructured_from' | 'restructured_to'>;

/** Which contract a contract carries on, and which carries it on (docs/decisions/0109). */
export async function restructureLinks(db: Db, code: string): Promise<RestructureLinks> {
  const rows = await linksOfCode(db).execute({ code });
  return {
    restructured_from: rows.find((row) => row.newCode === code)?.oldCode ?? null,
    restructured_to: rows.find((row) => row.oldCode === code)?.newCode ?? null,
  };
}

/** The contracts that a contract carries on, the last one first, however often it was restructured. */
export async function carriedFrom(
  db: Db,
  code: string,
): Promise<Pick<typeof contracts.$inferSelect, 'code' | 'status'>[]> {
  const { rows } = await db.execute<{ code: string; status: 'RESTRUCTURED' }>(sql`
    with recursive before (code, nth) as (
      select old_code, 1 from restructures where new_code = ${code}
      union all select r.old_code, nth + 1 from restructures r join before b on r.new_code = b.code)
    select k.code, k.status from contracts k join before using (code) order by before.nth`);
  return rows;
}

const CODE = sql.placeholder('code');
const linksOfCode = prepared((db) =>
  db
    .select({ oldCode: restructures.oldCode, newCode: restructures.newCode })
    .from(restructures)
    .where(or(eq(restructures.oldCode, CODE), eq(restructures.newCode, CODE)))
    .prepare('restructure_links'),
);
