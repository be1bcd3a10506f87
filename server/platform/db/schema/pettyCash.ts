import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import type {
  PettyCountKind,
  PettyPlace,
  PettyRequestKind,
  PettyVoucherKind,
  PettyVoucherState,
  WrittenVoucherKind,
} from '@/lib/contract/pettyTerms';
import { day, moment, rupiah } from './columns';
import { master } from './masterColumns';
import { offices } from './offices';
import { requestColumns } from './requestColumns';
import { staff } from './staff';

/** Kategori Petty Cash, with the limit above which a second person decides. Rupiah. */
export const pettyCategories = pgTable('petty_categories', {
  ...master(),
  limit: rupiah(),
  /** What a second person allowed, and from which day; null: nothing. */
  comingLimit: bigint({ mode: 'number' }),
  comingLimitFrom: day(),
});

/**
 * The petty cash fund of an office. All but its holder is written by triggers on vouchers (migration `petty_cash`): at any
 * time `balance` + `not_replenished` + `on_way` = `ceiling`. Rupiah.
 */
export const pettyFunds = pgTable('petty_funds', {
  officeId: integer()
    .primaryKey()
    .references(() => offices.id),
  holderId: integer()
    .notNull()
    .references(() => staff.id),
  ceiling: rupiah().default(0),
  balance: rupiah().default(0),
  notReplenished: rupiah().default(0),
  onWay: rupiah().default(0),
  /** Of the newest voucher: its place in the journal, its id and its day. 0 and null: there is none. */
  lastNth: integer().notNull().default(0),
  lastVoucherId: integer().notNull().default(0),
  lastDay: day(),
  /** All that ever came in. */
  debits: rupiah().default(0),
  /** False: it came to its end. */
  active: boolean().notNull().default(true),
});

/** What is asked for beyond what columns say. */
export interface PettyAsk {
  voucher_kind?: WrittenVoucherKind;
  category_id?: number | null;
  limit?: number;
  description?: string;
  payee?: string;
  payee_staff_id?: number | null;
  no_proof?: string;
  bank?: string;
  reference?: string;
  /** Of a count: what lay there, what should have, the newest voucher then, and why they differ. */
  expected?: number;
  counted?: number;
  denominations?: DenominationCounts;
  last_voucher_id?: number;
  explanation?: string;
}

/** What one person asks for of a fund and another decides. Rupiah. */
export const pettyRequests = pgTable(
  'petty_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PettyRequestKind>().notNull(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    day: day().notNull(),
    amount: rupiah(),
    /** VOID: the voucher; VOUCHER: what it settles or gives back (`petty_vouchers`). */
    ofId: integer(),
    /** FUNDING and HOLDER: who is to hold the fund. */
    receiverId: integer().references(() => staff.id),
    place: text().$type<PettyPlace>(),
    /** DRAWER: whose. */
    drawerId: integer().references(() => staff.id),
    /** DIFFERENCE: the count that found it (`petty_counts`). */
    countId: integer(),
    payload: json().$type<PettyAsk>().notNull(),
    ...requestColumns(),
    /** The voucher that it became; a trigger writes it. Null: none yet. */
    voucherId: integer(),
    /** Of an approved move: who said that its money never comes, and why. */
    cancelledAt: moment(),
    cancelledBy: integer().references(() => staff.id),
    cancelReason: text(),
  },
  (t) => [
    uniqueIndex('petty_requests_one_waiting')
      .on(t.officeId, t.kind)
      .where(sql`status = 'WAITING' and kind not in ('VOUCHER', 'VOID')`),
    uniqueIndex('petty_requests_one_of')
      .on(t.ofId, t.kind)
      .where(sql`status = 'WAITING' and of_id is not null`),
    index('petty_requests_office').on(t.officeId, t.id),
    index('petty_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
    index('petty_requests_moving')
      .on(t.officeId, t.id)
      .where(
        sql`status = 'APPROVED' and voucher_id is null and cancelled_at is null and kind in ('FUNDING', 'TOP_UP', 'RAISE', 'LOWER', 'END')`,
      ),
    index('petty_requests_count')
      .on(t.countId)
      .where(sql`count_id is not null`),
  ],
);

/** The vouchers that a top-up, or the end of a fund, was asked for. */
export const pettyRequestVouchers = pgTable(
  'petty_request_vouchers',
  {
    requestId: integer()
      .notNull()
      .references(() => pettyRequests.id),
    voucherId: integer()
      .notNull()
      .references(() => pettyVouchers.id),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.voucherId] }),
    index('petty_request_vouchers_of').on(t.voucherId),
  ],
);

/**
 * Everything that moves a fund, in the order in which it did; never changed but for what later names it, so that its balance
 * stays. What it comes to is counted when it is written (migration `petty_cash`). Rupiah.
 */
export const pettyVouchers = pgTable(
  'petty_vouchers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    number: text().notNull().unique(),
    day: day().notNull(),
    at: moment().notNull(),
    kind: text().$type<PettyVoucherKind>().notNull(),
    categoryId: integer().references(() => pettyCategories.id),
    description: text().notNull(),
    payee: text().notNull().default(''),
    payeeStaffId: integer().references(() => staff.id),
    /** What the payee is told apart by where they are nobody of the staff: the plain name in small letters. */
    payeeKey: text().notNull().default(''),
    /** Into the fund; below 0: out of it. */
    cash: rupiah(),
    /** What it adds to what no top-up named. */
    toReplenish: rupiah().default(0),
    /** What it says was spent: of a settlement all of it. */
    spent: rupiah().default(0),
    /** The fund's after it; its place in the journal, from 1; all that had come in. A trigger writes them. */
    balance: rupiah().default(0),
    nth: integer().notNull().default(0),
    debits: rupiah().default(0),
    /** The advance that it settles, the expense that came back, or the voucher that it voids. */
    ofId: integer(),
    /** What asked for it; null: nobody had to. */
    requestId: integer()
      .unique()
      .references(() => pettyRequests.id),
    place: text().$type<PettyPlace>(),
    bank: text().notNull().default(''),
    reference: text().notNull().default(''),
    noProof: text().notNull().default(''),
    /** ADVANCE: last day on which it is settled in time. */
    due: day(),
    writtenBy: integer()
      .notNull()
      .references(() => staff.id),
    approvedBy: integer().references(() => staff.id),
    /** The voucher that settled it, or voided it, and the top-up (or end) that named it. */
    settledBy: integer(),
    voidedBy: integer(),
    topUpId: integer().references(() => pettyRequests.id),
    state: text().$type<PettyVoucherState>().notNull().generatedAlwaysAs(sql`CASE
        WHEN voided_by IS NOT NULL THEN 'VOIDED'
        WHEN kind = 'ADVANCE' THEN CASE WHEN settled_by IS NULL THEN 'OPEN' ELSE 'SETTLED' END
        WHEN kind = 'SETTLEMENT' AND spent = 0 OR kind NOT IN ('EXPENSE', 'REFUND', 'SETTLEMENT', 'DIFFERENCE') THEN 'DONE'
        WHEN top_up_id IS NULL THEN 'NOT_REPLENISHED' ELSE 'REPLENISHED' END`),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`(lower(' ' || number || ' ' || payee || ' ' || description))`),
  },
  (t) => [
    unique('petty_vouchers_nth').on(t.officeId, t.nth),
    index('petty_vouchers_office_day').on(t.officeId, t.day, t.id),
    index('petty_vouchers_day').on(t.day, t.id),
    index('petty_vouchers_kind').on(t.kind, t.day, t.id),
    index('petty_vouchers_state').on(t.state, t.day, t.id),
    index('petty_vouchers_category').on(t.categoryId, t.day, t.id),
    index('petty_vouchers_open')
      .on(t.officeId, t.id)
      .where(sql`state in ('OPEN', 'NOT_REPLENISHED')`),
    index('petty_vouchers_of')
      .on(t.ofId)
      .where(sql`of_id is not null`),
    index('petty_vouchers_top_up')
      .on(t.topUpId)
      .where(sql`top_up_id is not null`),
    index('petty_vouchers_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** A count of a fund's notes and coins; only an answer or a reopening is ever added to it. Rupiah. */
export const pettyCounts = pgTable(
  'petty_counts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PettyCountKind>().notNull(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** The day that it closes, or on which it was counted. */
    day: day().notNull(),
    at: moment().notNull(),
    countedBy: integer()
      .notNull()
      .references(() => staff.id),
    /** Who confirmed the closing of a day whose holder was away; null: the holder closed it. */
    confirmedBy: integer().references(() => staff.id),
    /** Who held the fund then. */
    holderId: integer()
      .notNull()
      .references(() => staff.id),
    expected: rupiah(),
    counted: rupiah(),
    denominations: json().$type<DenominationCounts>().notNull(),
    explanation: text().notNull().default(''),
    /** The newest voucher that was counted; 0: there was none. */
    lastVoucherId: integer().notNull(),
    answer: text(),
    answeredBy: integer().references(() => staff.id),
    answeredAt: moment(),
    reopenedAt: moment(),
    reopenedBy: integer().references(() => staff.id),
    reopenReason: text(),
  },
  (t) => [
    index('petty_counts_office').on(t.officeId, t.id),
    // One closing of a day stands.
    uniqueIndex('petty_counts_closing')
      .on(t.officeId, t.day)
      .where(sql`kind = 'CLOSING' and reopened_at is null`),
  ],
);
