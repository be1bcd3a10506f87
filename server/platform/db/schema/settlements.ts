import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SettlementStep } from '@/lib/arithmetic/settlementQuote';
import { contracts } from './contracts';
import { day, moment, rupiah } from './columns';
import { offices } from './offices';
import { staff } from './staff';

/** A settlement quote as it was given to a customer: numbered, with its arithmetic, and the last day on which it holds. */
export const quotes = pgTable(
  'quotes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `{office}/P{YYMM}/{00001}`, without gaps per office and month. */
    number: text().notNull().unique(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** The contract's version that was calculated; a payment after it ends the quote. */
    contractVersion: integer().notNull(),
    asOf: day().notNull(),
    validUntil: day().notNull(),
    lines: json().$type<SettlementStep[]>().notNull(),
    principal: rupiah(),
    interest: rupiah(),
    penalty: rupiah(),
    fee: rupiah(),
    total: rupiah(),
    givenBy: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
  },
  (t) => [index('quotes_contract').on(t.contractCode, t.id)],
);

/**
 * An early settlement that was taken: the quote as it was accepted, and what it forgave. Its receipts point here; the fee
 * stands on the first of them, where a receipt has its only place for a charge that is neither instalment nor penalty.
 */
export const settlements = pgTable(
  'settlements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    /** The day of the quote. */
    asOf: day().notNull(),
    principal: rupiah(),
    interest: rupiah(),
    penalty: rupiah(),
    fee: rupiah(),
    total: rupiah(),
    interestForgiven: rupiah(),
    takenBy: integer()
      .notNull()
      .references(() => staff.id),
    takenAt: moment().notNull(),
    /** The numbered quote that was taken; null: that of the day itself. */
    quoteId: integer().references(() => quotes.id),
    /** Undone as a whole, by request: its receipts are void and the contract runs on. */
    undoneAt: moment(),
    undoneBy: integer().references(() => staff.id),
  },
  (t) => [
    uniqueIndex('settlements_contract')
      .on(t.contractCode)
      .where(sql`undone_at is null`),
  ],
);
