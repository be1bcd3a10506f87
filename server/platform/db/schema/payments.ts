import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { TransferState } from '@/lib/contract/transferState';
import { contracts } from './contracts';
import { day, moment, rupiah } from './columns';
import { officeAccounts } from './officeAccounts';
import { offices } from './offices';
import { contractRequests } from './requests';
import { staff } from './staff';

/** How money came in: at the counter, as a line of a bank's statement, as an early settlement, as a TTS of a collector. */
export type PaymentKind = 'COUNTER' | 'STATEMENT' | 'SETTLEMENT' | 'FIELD';

/**
 * One act of paying: the receipts that it made, and what it added to or took from the deposit, point here, so that it is
 * printed, voided and undone as a whole. Amounts in rupiah.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<PaymentKind>().notNull(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** The day on which the money was paid; penalty runs until then. */
    datePayment: day().notNull(),
    /** The office's day on which it was entered; the day's cash goes by this. */
    dateEntered: day().notNull(),
    cash: rupiah(),
    bank: rupiah(),
    /** Paid from the customer's deposit. */
    depositUsed: rupiah().default(0),
    /** Left as deposit; part of `cash` and `bank`. */
    depositAdded: rupiah().default(0),
    /** The bank's reference of a transfer at the counter; until `transfers` only where it was dated back. */
    bankReference: text().notNull().default(''),
    /** The office's account that a transfer came on; null: none did, or the office had none yet (docs/decisions/0145). */
    accountId: integer(),
    /**
     * What is known of the money that came by transfer; null: none did, or none of it counts any more. Written by
     * `refreshTransferStates` (docs/decisions/0141).
     */
    transferState: text().$type<TransferState>(),
    /** When the statement was checked that confirmed it. */
    confirmedAt: moment(),
    inputBy: integer()
      .notNull()
      .references(() => staff.id),
    /** The request that a second person approved, where one was needed. */
    requestId: integer().references(() => contractRequests.id),
    /** FIELD: the TTS that it came from (`tts`, whose schema stands on this one); a TTS becomes one payment. */
    ttsId: integer().unique(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('payments_contract').on(t.contractCode, t.id),
    foreignKey({
      name: 'payments_account',
      columns: [t.accountId, t.officeId],
      foreignColumns: [officeAccounts.id, officeAccounts.officeId],
    }),
  ],
);

/** Why the balance of a deposit changed: left at a payment, used by one, paid back, or a correction of one of these. */
export type DepositKind = 'ADDED' | 'USED' | 'PAID_BACK';

/** Movements of a contract's deposit (titipan); what is not voided sums to its balance, never below 0. Rupiah. */
export const deposits = pgTable(
  'deposits',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `{office}/T{YYMM}/{00001}`, without gaps per office and month. */
    number: text().notNull().unique(),
    kind: text().$type<DepositKind>().notNull(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** What the balance gains; below 0 where it is used or paid back. */
    amount: rupiah(),
    /** Banknotes that came in (below 0: went out) with it. */
    cash: rupiah().default(0),
    /** The same by transfer. */
    bank: rupiah().default(0),
    paymentId: integer().references(() => payments.id),
    requestId: integer().references(() => contractRequests.id),
    dateEntered: day().notNull(),
    inputBy: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    /** Set together with the void of its payment. */
    voidedAt: moment(),
    voidedBy: integer().references(() => staff.id),
  },
  (t) => [
    index('deposits_contract').on(t.contractCode, t.id),
    index('deposits_payment')
      .on(t.paymentId)
      .where(sql`payment_id is not null`),
  ],
);

/**
 * What was forgiven without a receipt, because nothing was paid with it (a receipt of Rp0 is never made): the part of an
 * early settlement on a line that charges nothing, or a penalty forgiven by request. The card counts it. Rupiah.
 */
export const waivers = pgTable(
  'waivers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    creditTo: integer().notNull(),
    date: day().notNull(),
    creditDiscount: rupiah(),
    penaltyDiscount: rupiah(),
    /** As given, where a payment of an earlier day cut it since; null: all of it counts. */
    givenCreditDiscount: bigint({ mode: 'number' }),
    givenPenaltyDiscount: bigint({ mode: 'number' }),
    settlementId: integer(),
    requestId: integer().references(() => contractRequests.id),
    givenBy: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    voidedAt: moment(),
    voidedBy: integer().references(() => staff.id),
  },
  (t) => [index('waivers_contract').on(t.contractCode, t.id)],
);
