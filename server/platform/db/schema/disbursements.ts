import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DisbursementWay } from '@/lib/contract/disbursements';
import { day, moment, rupiah } from './columns';
import { contracts } from './contracts';
import { files } from './files';
import { registrations } from './registrations';
import { staff } from './staff';

/**
 * How a loan was paid out: way, day, account, reference, proof. Of cash first an order that waits for a cashier; one at a
 * time, and never changed once it is paid. Rupiah.
 */
export const disbursements = pgTable(
  'disbursements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    registrationId: integer()
      .notNull()
      .references(() => registrations.id),
    /** Null until it is paid. */
    contractCode: text()
      .unique()
      .references(() => contracts.code),
    state: text().$type<'ORDERED' | 'PAID' | 'TAKEN_BACK'>().notNull(),
    way: text().$type<DisbursementWay>().notNull(),
    day: day().notNull(),
    amount: rupiah(),
    bank: text().notNull(),
    account: text().notNull(),
    accountHolder: text().notNull(),
    reference: text().notNull(),
    proofId: integer().references(() => files.id),
    /** What the borrower signed for the banknotes. */
    signatureId: integer().references(() => files.id),
    orderedBy: integer()
      .notNull()
      .references(() => staff.id),
    orderedAt: moment().notNull(),
    paidBy: integer().references(() => staff.id),
    paidAt: moment(),
  },
  (t) => [
    uniqueIndex('disbursements_one')
      .on(t.registrationId)
      .where(sql`state <> 'TAKEN_BACK'`),
    index('disbursements_ordered')
      .on(t.orderedAt, t.id)
      .where(sql`state = 'ORDERED'`),
  ],
);
