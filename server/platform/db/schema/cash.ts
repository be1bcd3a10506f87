import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, moment, rupiah } from './columns';
import { offices } from './offices';
import { staff } from './staff';

/** Why a drawer changed: money taken, a receipt voided or changed later, a deposit left, paid back or voided. */
export type CashMovementKind =
  | 'TAKEN'
  | 'VOIDED'
  | 'CORRECTED'
  | 'DEPOSIT_ADDED'
  | 'DEPOSIT_PAID_BACK'
  | 'DEPOSIT_VOIDED';

/**
 * Every change of the money that a cashier answers for, on the day on which it was entered in the cashier's own office.
 * Written by triggers on receipts and deposits (migration `whose_money`), so that no path of writing can forget it: at any time the movements of a
 * receipt sum to what it counts for. Append-only. Rupiah.
 */
export const cashMovements = pgTable(
  'cash_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** Whose drawer: the receipt's cashier, or who entered the deposit. */
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    day: day().notNull(),
    at: moment().notNull(),
    kind: text().$type<CashMovementKind>().notNull(),
    /** Banknotes; below 0: out of the drawer. */
    cash: rupiah(),
    bank: rupiah(),
    creditId: integer(),
    depositId: integer(),
  },
  (t) => [
    index('cash_movements_staff_day').on(t.staffId, t.day, t.id),
    index('cash_movements_office_day').on(t.officeId, t.day),
    index('cash_movements_credit').on(t.creditId),
    index('cash_movements_deposit')
      .on(t.depositId)
      .where(sql`deposit_id is not null`),
  ],
);

/**
 * A closing of a cashier's day: what the drawer held, and what it should have. A day that was opened again, or changed
 * after it was closed, is closed once more as a row of its own, so that every count stays. Only the opening is ever
 * added to a row (migration `closings`). Rupiah.
 */
export const cashierDays = pgTable(
  'cashier_days',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    day: day().notNull(),
    /** 1, 2, 3 … of this day; the last one counts. */
    closing: integer().notNull(),
    /** What the movements came to when it was closed. */
    expectedCash: rupiah(),
    expectedBank: rupiah(),
    /** The last movement that was counted. */
    lastMovementId: bigint({ mode: 'number' }).notNull(),
    /** Key of a note or coin (`DENOMINATIONS` of the contract) → how many. */
    denominations: json().$type<Record<string, number>>().notNull(),
    countedCash: rupiah(),
    /** Why counted and expected differ; needed where they do. */
    explanation: text().notNull().default(''),
    closedAt: moment().notNull(),
    closedBy: integer()
      .notNull()
      .references(() => staff.id),
    /** Opened again by a second person, with a reason; closed once more afterwards. */
    reopenedAt: moment(),
    reopenedBy: integer().references(() => staff.id),
    reopenReason: text(),
  },
  (t) => [
    unique('cashier_days_key').on(t.staffId, t.day, t.closing),
    index('cashier_days_office').on(t.officeId, t.day),
  ],
);
