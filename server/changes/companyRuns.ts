import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';

/**
 * Whether the company ever had a contract, of any office, cancelled ones too: from then on rights and what bounds money are
 * widened by two people (DOMAIN, Nobody alone). Contracts are never deleted, so that it never becomes false again.
 */
export async function companyRuns(db: Db): Promise<boolean> {
  const found = await db.select({ code: contracts.code }).from(contracts).limit(1);
  return found.length > 0;
}
