import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkb } from '../platform/db/schema';
import { writeMovement } from './writeMovement';

/**
 * Nobody waits for a book any more whose contract was cancelled. One that is here already stays as it is recorded: it is
 * given back like any other.
 */
export async function stopAwaiting(
  tx: Db,
  { contractCode, now, byId }: { contractCode: string; now: Date; byId: number },
): Promise<void> {
  const [book] = await tx
    .update(bpkb)
    .set({ notAwaitedSince: now })
    .where(
      and(eq(bpkb.contractCode, contractCode), eq(bpkb.state, 'NOT_RECEIVED'), isNull(bpkb.notAwaitedSince)),
    )
    .returning();
  if (!book) return;
  const note = 'Kontraknya dibatalkan';
  await writeMovement(tx, book, { movement: 'NOT_AWAITED', state: 'NOT_RECEIVED', at: now, byId, note });
}
