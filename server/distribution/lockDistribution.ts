import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';

/**
 * Whoever gives contracts of these offices to collectors stands in line until the transaction ends. Taken before any
 * contract is locked, so that nobody in line holds what another waits for.
 */
export async function lockDistribution(tx: Db, offices: readonly number[]): Promise<void> {
  for (const office of [...new Set(offices)].sort((a, b) => a - b)) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('distribution'), ${office})`);
  }
}

/**
 * The same for every office, in the same order: whoever stops collecting stops everywhere, also where they are being given
 * something right now.
 */
export async function lockEveryDistribution(tx: Db): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('distribution'), id) from (select id from offices order by id) o`);
}
