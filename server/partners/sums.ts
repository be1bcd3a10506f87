import { inArray, sql } from 'drizzle-orm';
import type { CommissionSums } from '@/lib/contract/partnerRecords';
import type { Db } from '../platform/db/connect';
import { commissions } from '../platform/db/schema';

const NOTHING: CommissionSums = { computed: 0, approved: 0, paid: 0, owed: 0 };

/** Commissions of each of these partners by state, rupiah. */
export async function sumsOf(
  db: Db,
  partnerIds: readonly number[],
): Promise<(partnerId: number) => CommissionSums> {
  if (partnerIds.length === 0) return () => NOTHING;
  const sum = (state: string) =>
    sql<string>`coalesce(sum(${commissions.amount}) filter (where ${sql.raw(state)}), 0)`;
  const rows = await db
    .select({
      id: commissions.partnerId,
      computed: sum(`state = 'COMPUTED'`),
      approved: sum(`state = 'APPROVED'`),
      paid: sum(`state = 'PAID'`),
      owed: sum(`state = 'TAKEN_BACK' and batch_id is not null and recovered_in is null`),
    })
    .from(commissions)
    .where(inArray(commissions.partnerId, [...partnerIds]))
    .groupBy(commissions.partnerId);
  const byId = new Map(rows.map(({ id, ...sums }) => [id, sums]));
  return (partnerId) => {
    const found = byId.get(partnerId);
    if (!found) return NOTHING;
    const { computed, approved, paid, owed } = found;
    return {
      computed: Number(computed),
      approved: Number(approved),
      paid: Number(paid),
      owed: Number(owed),
    };
  };
}
