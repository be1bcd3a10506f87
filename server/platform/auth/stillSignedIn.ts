import { and, eq, isNull } from 'drizzle-orm';
import { ApiError } from '../core/ApiError';
import type { Db } from '../db/connect';
import { sessions, staff } from '../db/schema';

/**
 * At the start of a write: the person is still employed and their session was not ended since the call began; 401
 * otherwise. Until the transaction ends their employment does not end either: `holdEmployment` sees it.
 */
export async function stillSignedIn(tx: Db, staffId: number, sessionHash: string): Promise<void> {
  const [found] = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(sessions, eq(sessions.staffId, staff.id))
    .where(
      and(
        eq(staff.id, staffId),
        eq(staff.active, true),
        eq(sessions.tokenHash, sessionHash),
        isNull(sessions.revokedAt),
      ),
    )
    .for('key share', { of: staff });
  if (!found) throw new ApiError(401);
}

/**
 * Holds a person's row alone until the transaction ends, so that nothing of theirs is being written meanwhile and nothing
 * begins. It never waits: two who end each other's employment would wait for ever. False: they are writing right now.
 */
export async function holdEmployment(tx: Db, staffId: number): Promise<boolean> {
  const held = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.id, staffId))
    .for('update', { skipLocked: true });
  return held.length > 0;
}
