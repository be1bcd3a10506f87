import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { cashierDays } from '../platform/db/schema';

export type ClosingRow = typeof cashierDays.$inferSelect;

/** The last closing of a cashier's day, also when it was opened again; undefined before the first. */
export async function lastClosing(db: Db, staffId: number, day: string): Promise<ClosingRow | undefined> {
  const [last] = await db
    .select()
    .from(cashierDays)
    .where(and(eq(cashierDays.staffId, staffId), eq(cashierDays.day, day)))
    .orderBy(desc(cashierDays.closing))
    .limit(1);
  return last;
}

/** How a day stands: `lastMovementId` is its newest movement, 0 when nothing moved. */
export function stateOf(
  closing: Pick<ClosingRow, 'reopenedAt' | 'lastMovementId'> | null | undefined,
  lastMovementId: number,
): 'OPEN' | 'CLOSED' | 'CHANGED' {
  if (!closing || closing.reopenedAt) return 'OPEN';
  return lastMovementId > closing.lastMovementId ? 'CHANGED' : 'CLOSED';
}
