import { eq, or } from 'drizzle-orm';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import type { Db } from '../platform/db/connect';
import { restructures } from '../platform/db/schema';

/** The contract before it and the one after it; null where there is none. */
export type RestructureLinks = Pick<ContractFacts, 'restructured_from' | 'restructured_to'>;

/** Which contract a contract carries on, and which carries it on (docs/decisions/0109). */
export async function restructureLinks(db: Db, code: string): Promise<RestructureLinks> {
  const rows = await db
    .select({ oldCode: restructures.oldCode, newCode: restructures.newCode })
    .from(restructures)
    .where(or(eq(restructures.oldCode, code), eq(restructures.newCode, code)));
  return {
    restructured_from: rows.find((row) => row.newCode === code)?.oldCode ?? null,
    restructured_to: rows.find((row) => row.oldCode === code)?.newCode ?? null,
  };
}
