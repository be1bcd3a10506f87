import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CreditWrite } from '@/lib/contract/credits';
import { credits } from './credits';
import { requestColumns } from './requestColumns';

/** What a receipt counted for before it was changed: figures of a closed month stay what they were. */
export type ReplacedValues = Pick<
  CreditWrite,
  'date_payment' | 'overdue' | 'credit_payment' | 'penalty_payment'
>;

/** A change that was asked for: the maker's values, and what became of them (DOMAIN, maker and checker). */
export const creditRequests = pgTable(
  'credit_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creditId: integer()
      .notNull()
      .references(() => credits.id),
    /** `VOID`: the values are the receipt's own, and approving it voids the receipt. */
    kind: text().$type<'CHANGE' | 'VOID'>().notNull().default('CHANGE'),
    /** The receipt's version that the maker saw. */
    creditVersion: integer().notNull(),
    values: json().$type<CreditWrite>().notNull(),
    /** What an approved change took the place of; null: not approved, or before this was kept. */
    was: json().$type<ReplacedValues>(),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('credit_requests_one_waiting')
      .on(t.creditId)
      .where(sql`status = 'WAITING'`),
    index('credit_requests_credit').on(t.creditId, t.id),
    index('credit_requests_was')
      .on(t.decidedAt)
      .where(sql`was is not null`),
    index('credit_requests_let_go')
      .on(t.decidedBy, t.decidedAt)
      .where(sql`let_go > 0 and status = 'APPROVED'`),
    index('credit_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
  ],
);
