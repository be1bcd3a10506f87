import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { AbsentDays } from '@/lib/contract/cashierDays';
import type { CashToHandOver } from '@/lib/contract/drawerRequests';
import type { Safe } from '@/lib/contract/safes';
import { pdf, sender } from '../../files';
import { anyone, aTaker, call, REASON, type Step } from './world';

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

/** Somebody who takes money asks for some. */
export const asksForCash: Step = async (world) => {
  const { random } = world;
  const source = random.pick<'SAFE' | 'BANK' | 'HEAD_OFFICE'>(['SAFE', 'SAFE', 'BANK', 'HEAD_OFFICE']);
  await call(world, aTaker(world), 'POST', 'cashier-days/ask-cash', {
    ...{ source, amount: random.between(1, 9) * 100_000, bank: 'BCA', reference: 'TRX-1', note: REASON },
  });
};

/** Somebody brings what a safe holds to the bank, or more. */
export const bringsSafeToBank: Step = async (world) => {
  const { random, tokens, api } = world;
  const { data } = await call<{ rows: Safe[] } | null>(world, 'direktur', 'GET', 'safes');
  if (!data || data.rows.length === 0) return;
  const { office, balance } = random.pick(data.rows as [Safe]);
  const person = anyone(world);
  const slip = await sender(api, tokens[person]).send(pdf(`setor ${random.between(1, 1_000_000_000)}`), {
    ...{ kind: 'DOCUMENT', name: 'setor.pdf' },
  });
  if (slip.http !== 200) return;
  await call(world, person, 'POST', 'safes/to-bank', {
    ...{ office_id: office.id, bank: 'BCA', reference: 'TRX-2', file_id: slip.data.id, note: '' },
    amount: random.chance(0.2) ? balance + 1 : Math.max(1, random.between(0, balance)),
  });
};

/** Somebody decides what waits on a drawer or a safe, or takes it back. */
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
