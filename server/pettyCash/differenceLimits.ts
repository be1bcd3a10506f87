import { and, eq, gt, sql } from 'drizzle-orm';
import { pettyRequests } from '../platform/db/schema';
import { COUNTED_MS, lettingGoObstacle } from '../requests/engine/limits';
import type { Call } from '../requests/engine/Subject';
import type { PettyRequestRow } from './requestRow';

/**
 * What deciding that money of a fund is missing lets go, rupiah, and why the caller may not alone: together with what they let
 * go of this fund in the last 30 days it is more than the title lets go; null: they may (docs/decisions/0134).
 */
export async function differenceLimits(
  { db, staff, now }: Call,
  { kind, amount, officeId }: PettyRequestRow,
): Promise<{ letGo: number; beyond: string | null }> {
  if (kind !== 'DIFFERENCE' || amount >= 0) return { letGo: 0, beyond: null };
  const { letGo, decidedBy, decidedAt, status } = pettyRequests;
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${letGo}), 0)::bigint`.mapWith(Number) })
    .from(pettyRequests)
    .where(
      and(
        ...[eq(pettyRequests.kind, 'DIFFERENCE'), eq(pettyRequests.officeId, officeId)],
        ...[eq(decidedBy, staff.id), eq(status, 'APPROVED')],
        gt(decidedAt, new Date(now.getTime() - COUNTED_MS)),
      ),
    );
  return {
    letGo: -amount,
    beyond: lettingGoObstacle(-amount, row?.sum ?? 0, staff, 'dari kas kecil ini'),
  };
}
