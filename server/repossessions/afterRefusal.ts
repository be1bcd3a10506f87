import { and, eq, isNull } from 'drizzle-orm';
import { todayIn } from '../calendar/today';
import { notify } from '../notifications/notify';
import type { Db } from '../platform/db/connect';
import { repossessionOrderCollectors, repossessionOrders, unitHandovers } from '../platform/db/schema';
import { orderState } from './orderState';
import type { OrderRow } from './readOrders';

/** Whether a borrower ever refused to give this contract's unit: the way on is the court. */
export async function wasRefused(db: Db, code: string): Promise<boolean> {
  const [row] = await db
    .select({ id: unitHandovers.id })
    .from(unitHandovers)
    .innerJoin(repossessionOrders, eq(repossessionOrders.id, unitHandovers.orderId))
    .where(and(eq(repossessionOrders.contractCode, code), eq(unitHandovers.result, 'REFUSED')))
    .limit(1);
  return row !== undefined;
}

/**
 * A refusal that comes in late ends the order by agreement which was given meanwhile, and tells whom that names. The
 * contract is held.
 */
export async function endAgreed(
  { db, now }: { db: Db; now: Date },
  { contract, office, order: refused }: OrderRow,
): Promise<void> {
  const [order] = await db
    .select()
    .from(repossessionOrders)
    .where(
      and(
        ...[eq(repossessionOrders.contractCode, contract.code), eq(repossessionOrders.basis, 'AGREEMENT')],
        isNull(repossessionOrders.endedAs),
      ),
    );
  if (!order || orderState(order, contract, todayIn(office.zone, now)) !== 'RUNNING') return;
  await db
    .update(repossessionOrders)
    .set({ endedAs: 'ENDED', endedAt: now, endReason: `nasabah menolak surat tugas ${refused.number}` })
    .where(eq(repossessionOrders.id, order.id));
  const named = await db
    .select({ id: repossessionOrderCollectors.staffId })
    .from(repossessionOrderCollectors)
    .where(eq(repossessionOrderCollectors.orderId, order.id));
  await notify(
    db,
    named.map(({ id }) => id),
    {
      title: 'Surat tugas penarikan berakhir',
      message: `${order.number}: jangan ambil unit kontrak ${contract.code}. Nasabah menolak surat tugas ${refused.number}.`,
      ...{ source: 'collector', link: '' },
    },
    now,
  );
}
