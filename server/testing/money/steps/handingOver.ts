import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { AbsentDays } from '@/lib/contract/cashierDays';
import type { CashToHandOver } from '@/lib/contract/drawerRequests';
import { anyone, call, REASON, type Step } from './world';

/** Somebody hands over what somebody counted, to the safe or to a cashier. */
export const handsOver: Step = async (world) => {
  const { random } = world;
  const person = anyone(world);
  const { data } = await call<CashToHandOver | null>(world, 'direktur', 'GET', 'cashier-days/to-hand-over');
  if (!data || data.rows.length === 0) return;
  const { cashier, day } = random.pick(data.rows as [CashToHandOver['rows'][number]]);
  const path = `cashier-day?staff_id=${cashier.id}&day=${day}`;
  const { data: shown } = await call<CashierDay | null>(world, person, 'GET', path);
  const receivers = shown?.hand_over?.receivers ?? [];
  const receiver = receivers[random.between(0, Math.max(0, receivers.length - 1))];
  const way = receiver && random.chance(0.6) ? 'HOLDER' : 'SAFE';
  await call(world, person, 'POST', 'cashier-days/hand-over', {
    ...{ staff_id: cashier.id, day, closing: Math.max(1, shown?.closings.length ?? 1), way },
    ...{ bank: '', reference: '', file_id: null, note: '' },
    receiver_id: way === 'HOLDER' ? (receiver?.id ?? null) : null,
  });
};

/** Somebody counts the day of somebody else. */
export const countsForAnother: Step = async (world) => {
  const { random } = world;
  const person = anyone(world);
  const { data } = await call<AbsentDays | null>(world, person, 'GET', 'cashier-days/absent');
  if (!data || data.rows.length === 0) return;
  const { cashier, day } = random.pick(data.rows as [AbsentDays['rows'][number]]);
  await call(world, person, 'POST', 'cashier-days/close-absent', {
    ...{ staff_id: cashier.id, day, explanation: REASON, reason: REASON },
    denominations: { '100000': random.between(0, 20) },
  });
};

/** Somebody decides what waits on a drawer, or takes it back. */
export const decidesOnDrawer: Step = async (world) => {
  const { random } = world;
  const { rows } = await world.api.connection.pool.query<{ id: number; closing: number }>(
    "select id, closing from drawer_requests where status = 'WAITING' order by id",
  );
  const [first, ...others] = rows;
  if (!first) return;
  const { id, closing } = random.pick([first, ...others]);
  await call(world, anyone(world), 'POST', `drawer-requests/${id}/decide`, {
    version: closing,
    decision: random.pick(['APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
    reason: REASON,
  });
  await call<{ rows: ApprovalRow[] }>(world, anyone(world), 'GET', 'approvals?kind=CASH');
};
