import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { shareLinks } from '../platform/db/schema';
import type { OpenLink } from './findOpenLink';

/** Openings within it count once, ms: ten thousand in a minute are one write. */
const ONCE_IN = 60_000;

/** Counts an opening. It waits for nobody: while somebody else writes the link, theirs is counted alone. */
export async function countOpening(db: Db, { id, lastOpenedAt }: OpenLink, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ONCE_IN);
  if (lastOpenedAt !== null && lastOpenedAt >= before) return;
  const free = db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(
      and(eq(shareLinks.id, id), or(isNull(shareLinks.lastOpenedAt), lt(shareLinks.lastOpenedAt, before))),
    )
    .for('update', { skipLocked: true });
  await db
    .update(shareLinks)
    .set({ openings: sql`${shareLinks.openings} + 1`, lastOpenedAt: now })
    .where(inArray(shareLinks.id, free));
}
