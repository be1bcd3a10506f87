import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CashierDay, Closing } from '@/lib/contract/cashierDay';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { todayIn } from '../calendar/today';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { forbidden, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { cashierDays, offices, staff } from '../platform/db/schema';
import { stateOf } from './lastClosing';
import { lastMovementOf, linesOf, movementsSince, totalsOf } from './movements';
import { ownWaiting } from './ownWaiting';

/** Whose day is looked at. */
export interface Drawer {
  id: number;
  name: string;
  office: typeof offices.$inferSelect;
}

/** The person and the office that a drawer belongs to; 404. */
export async function drawerOf(db: Db, staffId: number): Promise<Drawer> {
  const [found] = await db
    .select({ id: staff.id, name: staff.name, office: offices })
    .from(staff)
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(eq(staff.id, staffId));
  if (!found) throw notFound('Kasir ini tidak ada.');
  return found;
}

/** True for who sees after this drawer: approvers of its office or of all, never its own cashier. */
export function oversees(staff: SignedIn, drawer: Drawer): boolean {
  const isThere = seesOffice(staff, drawer.office.id);
  return staff.access.is_credit_approval === 1 && isThere && staff.id !== drawer.id;
}

/** One's own day, or that of a cashier whom the caller oversees; 403, 404. */
export async function readCashierDay(
  db: Db,
  staff: SignedIn,
  asked: { day?: string | undefined; staff_id?: number | undefined; by: ReceiptDay },
  now: Date,
): Promise<CashierDay> {
  const drawer = await drawerOf(db, asked.staff_id ?? staff.id);
  if (drawer.id !== staff.id && !oversees(staff, drawer)) {
    throw forbidden('Kas kasir ini hanya dilihat oleh penyetuju kantornya.');
  }
  return cashierDay(db, staff, drawer, asked.day ?? todayIn(drawer.office.zone, now), now, asked.by);
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
  const mayClose =
    isDrawer && isOwn && staff.access.is_credit_add === 1 && state !== 'CLOSED' && day <= today;
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
    closings: closings.map(({ row, by, reopenedBy }) => toClosing(row, by, reopenedBy)),
    may_close: mayClose,
    own_waiting: mayClose ? await ownWaiting(db, drawer.id) : [],
    may_reopen: isDrawer && oversees(staff, drawer) && state !== 'OPEN',
  };
}

function closingsOf(db: Db, staffId: number, day: string) {
  const closer = alias(staff, 'closer');
  const opener = alias(staff, 'opener');
  return db
    .select({ row: cashierDays, by: closer.name, reopenedBy: opener.name })
    .from(cashierDays)
    .innerJoin(closer, eq(closer.id, cashierDays.closedBy))
    .leftJoin(opener, eq(opener.id, cashierDays.reopenedBy))
    .where(and(eq(cashierDays.staffId, staffId), eq(cashierDays.day, day)))
    .orderBy(asc(cashierDays.closing));
}

function toClosing(row: typeof cashierDays.$inferSelect, by: string, reopenedBy: string | null): Closing {
  return {
    closing: row.closing,
    expected_cash: row.expectedCash,
    expected_bank: row.expectedBank,
    counted_cash: row.countedCash,
    denominations: row.denominations,
    explanation: row.explanation,
    closed_at: row.closedAt.toISOString(),
    closed_by: by,
    reopened: row.reopenedAt && {
      at: row.reopenedAt.toISOString(),
      by: reopenedBy ?? '',
      reason: row.reopenReason ?? '',
    },
  };
}
