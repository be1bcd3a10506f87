import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { bpkbCounts } from '../platform/db/schema';

/** What of a count says which shelves it counts. */
interface Shelves {
  id?: number;
  officeId: number;
  safe: string | null;
}

/** Why shelves cannot be counted now, in words; null: no open count has one of them. */
export async function overlapObstacle(db: Db, { id, officeId, safe }: Shelves): Promise<string | null> {
  const [other] = await db
    .select({ id: bpkbCounts.id, safe: bpkbCounts.safe })
    .from(bpkbCounts)
    .where(
      and(
        ...[eq(bpkbCounts.officeId, officeId), eq(bpkbCounts.state, 'OPEN')],
        id === undefined ? undefined : ne(bpkbCounts.id, id),
        safe === null ? undefined : or(isNull(bpkbCounts.safe), eq(bpkbCounts.safe, safe)),
      ),
    )
    .limit(1);
  return other ? `Hitungan ${other.safe ?? 'seluruh kantor'} masih berjalan; tutup itu dahulu.` : null;
}
