import { eq } from 'drizzle-orm';
import type { ContractBpkb } from '@/lib/contract/bpkb';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

/** The book of a contract; null: it was never recorded here. */
export async function bpkbOf(db: Db, contractCode: string): Promise<ContractBpkb | null> {
  const [found] = await db.select().from(bpkb).where(eq(bpkb.contractCode, contractCode));
  if (!found) return null;
  const { number, ownerName, state, stateSince, notAwaitedSince } = found;
  return {
    number,
    owner: ownerName,
    state,
    since: stateSince.toISOString(),
    not_awaited_since: notAwaitedSince?.toISOString() ?? null,
  };
}
