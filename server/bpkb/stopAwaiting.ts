import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';

/**
 * Nobody waits for a book any more whose contract was cancelled. One that is here already stays as it is recorded: it is
 * given back like any other.
 */
export async function stopAwaiting(tx: Db, contractCode: string, now: Date): Promise<void> {
  await tx
    .update(bpkb)
    .set({ notAwaitedSince: now })
    .where(
      and(eq(bpkb.contractCode, contractCode), eq(bpkb.state, 'NOT_RECEIVED'), isNull(bpkb.notAwaitedSince)),
    );
}
