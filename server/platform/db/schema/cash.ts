import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CashActKind } from '@/lib/contract/cashActs';
import { day, moment, rupiah } from './columns';
import { contracts } from './contracts';
import { drawerRequests } from './drawerRequests';
import { offices } from './offices';
import { staff } from './staff';

/** Why a drawer changed: a receipt taken, voided or changed later, a deposit left, paid back or voided, an act of cash. */
export type CashMovementKind =
  | 'TAKEN'
  | 'VOIDED'
  | 'CORRECTED'
  | 'DEPOSIT_ADDED'
  | 'DEPOSIT_PAID_BACK'
  | 'DEPOSIT_VOIDED'
  | CashActKind;

/**
 * Every change of the money that a cashier answers for, on the day on which it was entered in the cashier's own office.
 * Written by triggers on receipts, deposits (migration `whose_money`) and acts of cash (`cash`), so that no path of writing
 * can forget it: at any time the movements of a receipt sum to what it counts for. What hands over a closed day's cash is
 * of that day. Append-only. Rupiah.
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
    actId: integer(),
  },
  (t) => [
    index('cash_movements_staff_day').on(t.staffId, t.day, t.id),
    index('cash_movements_office_day').on(t.officeId, t.day),
    index('cash_movements_credit').on(t.creditId),
    index('cash_movements_deposit')
      .on(t.depositId)
      .where(sql`deposit_id is not null`),
    index('cash_movements_act')
      .on(t.actId)
      .where(sql`act_id is not null`),
  ],
);

/**
 * Banknotes that a drawer gave or got by something that is no receipt and no deposit, and that makes one movement: who,
 * with whom, for what. Append-only. Rupiah.
 */
export const cashActs = pgTable(
  'cash_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<CashActKind>().notNull(),
    /** Of the drawer. */
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** Whose drawer. */
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** The drawer's day that it changes. */
    day: day().notNull(),
    at: moment().notNull(),
    /** Below 0: out of the drawer. */
    cash: rupiah(),
    /** Who gave it or got it, as people say it. */
    counterparty: text().notNull(),
    reference: text().notNull().default(''),
    note: text().notNull().default(''),
    /** What is disbursed. */
    contractCode: text().references(() => contracts.code),
    /** What hands over or receives; both sides of the next holder's have the same. */
    requestId: integer().references(() => drawerRequests.id),
    /** The closing whose cash is handed over. */
    closingId: integer().references(() => cashierDays.id),
    /** FIELD_…: the hand-over that it comes from, and its TTS where it is about one (`handovers`, `tts`). */
    handoverId: integer(),
    ttsId: integer(),
    /** TO_PETTY_CASH, FROM_PETTY_CASH: the voucher that it goes with (`petty_vouchers`). */
    pettyVoucherId: integer().unique(),
    writtenBy: integer()
      .notNull()
      .references(() => staff.id),
  },
  (t) => [
    unique('cash_acts_of_request').on(t.requestId, t.kind),
    index('cash_acts_closing').on(t.closingId),
    index('cash_acts_contract').on(t.contractCode),
    index('cash_acts_handover')
      .on(t.handoverId)
      .where(sql`handover_id is not null`),
    uniqueIndex('cash_acts_held_once')
      .on(t.ttsId)
      .where(sql`kind = 'FIELD_HELD'`),
    uniqueIndex('cash_acts_freed_once')
      .on(t.ttsId)
      .where(sql`kind in ('FIELD_RELEASED', 'FIELD_RETURNED')`),
    uniqueIndex('cash_acts_differs_once')
      .on(t.handoverId)
      .where(sql`kind in ('FIELD_SHORT', 'FIELD_SURPLUS')`),
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
    /** Who confirmed the count of a cashier who was away; `closedBy` counted. Null: the cashier's own. */
    confirmedBy: integer().references(() => staff.id),
    /** Its cash is to be handed over; false: closed before that was asked. */
    handsOver: boolean().notNull().default(true),
  },
  (t) => [
    unique('cashier_days_key').on(t.staffId, t.day, t.closing),
    index('cashier_days_office').on(t.officeId, t.day),
  ],
);
