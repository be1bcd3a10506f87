import { bigint, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contracts } from './contracts';
import { moment } from './moment';
import { staff } from './staff';

const rupiah = () => bigint({ mode: 'number' }).notNull();

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
    asOf: date({ mode: 'string' }).notNull(),
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
  },
  (t) => [uniqueIndex('settlements_contract').on(t.contractCode)],
);
