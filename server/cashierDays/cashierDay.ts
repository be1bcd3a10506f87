import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CashierDay, Closing } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { todayIn } from '../calendar/today';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { cashierDays, staff } from '../platform/db/schema';
import { officeCashiers } from '../credits/officeCashiers';
import { drawerOf, type Drawer } from '../cash/drawerOf';
import { countedFor, handedOver, toDrawerRequest, waitingCashIn, waitingOnDay } from './drawerRequest';
import { stateOf } from '../cash/lastClosing';
import { lastMovementOf, linesOf, movementsSince, totalsOf } from '../cash/movements';
import { ownWaiting } from '../cash/ownWaiting';
import { safeOf } from '../cash/safe';

/** True for who sees after this drawer: approvers of its office or of all, never its own cashier. */
export function oversees(staff: SignedIn, drawer: Drawer): boolean {
  const isThere = seesOffice(staff, drawer.office.id);
  return staff.access.is_credit_approval === 1 && isThere && staff.id !== drawer.id;
}

/** One's own day, that of a cashier whom the caller oversees, or one that they counted for who was away; 403, 404. */
export async function readCashierDay(
  db: Db,
  staff: SignedIn,
  asked: { day?: string | undefined; staff_id?: number | undefined; by: ReceiptDay },
  now: Date,
): Promise<CashierDay> {
  const drawer = await drawerOf(db, asked.staff_id ?? staff.id);
  const day = asked.day ?? todayIn(drawer.office.zone, now);
  const maySee =
    drawer.id === staff.id || oversees(staff, drawer) || (await countedFor(db, staff, drawer.id, day));
  if (!maySee) throw forbidden('Kas kasir ini hanya dilihat oleh penyetuju kantornya.');
  return cashierDay(db, staff, drawer, day, now, asked.by);
}

/** A day as `staff` sees it. By `paid` it is only looked at: a drawer is counted and closed by entry. */
export async function cashierDay(
  db: Db,
  staff: SignedIn,
  drawer: Drawer,
  day: string,
  now: Date,
  by: ReceiptDay = 'entered',
): Promise<CashierDay> {
  const lastMovement = await lastMovementOf(db, drawer.id, day);
  const closings = await closingsOf(db, drawer.id, day);
  const last = closings.at(-1)?.row;
  const state = stateOf(last, lastMovement);
  const today = todayIn(drawer.office.zone, now);
  const isOwn = drawer.id === staff.id;
  const isDrawer = by === 'entered';
  const waiting = await waitingOnDay(db, drawer.id, day);
  const isHandedOver = waiting?.kind === 'HAND_OVER';
  const mayClose =
    isDrawer &&
    isOwn &&
    staff.access.is_credit_add === 1 &&
    state !== 'CLOSED' &&
    !isHandedOver &&
    day <= today;
  return {
    by,
    cashier: { id: drawer.id, name: drawer.name },
    office: { id: drawer.office.id, name: drawer.office.name },
    day,
    today,
    state,
    last_movement_id: lastMovement,
    ...(await totalsOf(db, drawer.id, day, by)),
    lines: await linesOf(db, drawer.id, day, by),
    since_closing: last ? await movementsSince(db, drawer.id, day, last.lastMovementId) : 0,
    closings: closings.map(toClosing),
    may_close: mayClose,
    own_waiting: mayClose ? await ownWaiting(db, drawer.id) : [],
    may_reopen: isDrawer && oversees(staff, drawer) && state !== 'OPEN' && !isHandedOver,
    waiting: waiting ? await toDrawerRequest(db, waiting, staff) : null,
    cash_in: isDrawer && isOwn && day === today ? await cashInOf(db, staff, drawer, state) : null,
    hand_over: last
      ? await handOverOf(db, staff, closings.at(-1), { isDrawer, state, isFree: !waiting })
      : null,
  };
}

/** Money for the caller's own drawer of today; null: they take none. */
async function cashInOf(
  db: Db,
  person: SignedIn,
  { office }: Drawer,
  state: CashierDay['state'],
): Promise<CashierDay['cash_in']> {
  if (person.access.is_credit_add !== 1) return null;
  const waiting = await waitingCashIn(db, person.id);
  const { balance, leaving } = await safeOf(db, office.id);
  return {
    may_ask: state === 'OPEN' && !waiting,
    safe: balance - leaving,
    waiting: waiting ? await toDrawerRequest(db, waiting, person) : null,
  };
}

/** What became of the cash of the last closing; null: it stands no more, had none, or is from before it was asked for. */
async function handOverOf(
  db: Db,
  person: SignedIn,
  closed: ClosingOfDay | undefined,
  { isDrawer, state, isFree }: { isDrawer: boolean; state: CashierDay['state']; isFree: boolean },
): Promise<CashierDay['hand_over']> {
  if (!closed || state === 'OPEN' || !closed.row.handsOver || closed.row.countedCash === 0) return null;
  const { row, by } = closed;
  const done = await handedOver(db, row);
  const mayAsk = isDrawer && isFree && !done && state === 'CLOSED' && row.closedBy === person.id;
  const receivers = mayAsk ? await officeCashiers(db, row.officeId) : [];
  return {
    amount: row.countedCash,
    held_by: { id: row.closedBy, name: by },
    done: done ? await toDrawerRequest(db, done, person) : null,
    may_ask: mayAsk,
    receivers: receivers.filter(({ id }) => id !== person.id).map(({ id, text }) => ({ id, name: text })),
  };
}

function closingsOf(db: Db, staffId: number, day: string) {
  const closer = alias(staff, 'closer');
  const opener = alias(staff, 'opener');
  const confirmer = alias(staff, 'confirmer');
  return db
    .select({ row: cashierDays, by: closer.name, reopenedBy: opener.name, confirmedBy: confirmer.name })
    .from(cashierDays)
    .innerJoin(closer, eq(closer.id, cashierDays.closedBy))
    .leftJoin(opener, eq(opener.id, cashierDays.reopenedBy))
    .leftJoin(confirmer, eq(confirmer.id, cashierDays.confirmedBy))
    .where(and(eq(cashierDays.staffId, staffId), eq(cashierDays.day, day)))
    .orderBy(asc(cashierDays.closing));
}

type ClosingOfDay = Awaited<ReturnType<typeof closingsOf>>[number];

function toClosing({ row, by, reopenedBy, confirmedBy }: ClosingOfDay): Closing {
  return {
    closing: row.closing,
    expected_cash: row.expectedCash,
    expected_bank: row.expectedBank,
    counted_cash: row.countedCash,
    denominations: row.denominations,
    explanation: row.explanation,
    closed_at: row.closedAt.toISOString(),
    closed_by: by,
    confirmed_by: confirmedBy,
    reopened: row.reopenedAt && {
      at: row.reopenedAt.toISOString(),
      by: reopenedBy ?? '',
      reason: row.reopenReason ?? '',
    },
  };
}
