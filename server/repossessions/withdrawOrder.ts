import { eq } from 'drizzle-orm';
import type { RepossessionOrder } from '@/lib/contract/repossessions';
import { todayIn } from '../calendar/today';
import { holdContract } from '../contracts/readContract';
import { notify } from '../notifications/notify';
import { requireOffice } from '../platform/auth/offices';
import { conflict } from '../platform/core/ApiError';
import { repossessionOrderCollectors, repossessionOrders } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext } from '../platform/http/route';
import { canWithdraw, orderState } from './orderState';
import { findOrder, orderRow, readOrder, stateText } from './readOrders';

/** Withdraws an order by which a unit can come in, and tells whom it names; what the caller withdrew stays so. 403, 404, 409. */
export async function withdrawOrder(
  call: CallContext<{ id: string }, { reason: string }>,
): Promise<RepossessionOrder> {
  const { db, staff: by, now, origin, params, body } = call;
  const { order: seen } = await findOrder(db, by, params.id);
  requireOffice(by, seen.officeId, 'Surat tugas ini milik kantor lain.');
  await holdContract(db, seen.contractCode);
  const row = await orderRow(db, eq(repossessionOrders.id, seen.id));
  const { order, contract, office } = row;
  if (order.endedAs === 'WITHDRAWN' && order.endedBy === by.id) return readOrder(db, order.id, by, now);
  const today = todayIn(office.zone, now);
  const state = orderState(order, contract, today);
  if (!canWithdraw(order, state, today)) {
    throw conflict(stateText(row, state), { current: await readOrder(db, order.id, by, now) });
  }
  await db
    .update(repossessionOrders)
    .set({ endedAs: 'WITHDRAWN', endedAt: now, endedBy: by.id, endReason: body.reason })
    .where(eq(repossessionOrders.id, order.id));
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'REPOSSESSION_WITHDRAWN', origin, reason: body.reason },
    summary: `Mencabut surat tugas penarikan ${order.number} untuk kontrak ${order.contractCode}`,
    record: { type: 'contract', id: order.contractCode },
    changes: { repossession_order: [order.number, order.number] },
  });
  const named = await db
    .select({ id: repossessionOrderCollectors.staffId })
    .from(repossessionOrderCollectors)
    .where(eq(repossessionOrderCollectors.orderId, order.id));
  await notify(
    db,
    named.map(({ id }) => id),
    {
      title: 'Surat tugas penarikan dicabut',
      message: `${order.number}: jangan ambil unit kontrak ${order.contractCode}. ${by.name}: ${body.reason}`,
      ...{ source: 'collector', link: '' },
    },
    now,
  );
  return readOrder(db, order.id, by, now);
}
