import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { stamps } from './stamps';

/**
 * Numbers of titles that were made here. What a number means stays (SPEC 2 names title 4), so none is given a second
 * time, and the first hundred are left to companies that bring their own.
 * @public drizzle-kit reads it
 */
export const titleIds = pgSequence('title_ids', { startWith: 101 });

/** A job title with its 19 access flags (SPEC 3). Read on every call, so that a change counts at once. */
export const titles = pgTable(
  'titles',
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('title_ids')`),
    name: text().notNull().unique(),
    /** Holders work for every office, not only for their own. */
    allOffices: boolean().notNull().default(false),
    /** What a holder may forgive alone on one receipt: of the instalment that is due there, hundredths of a percent. */
    creditDiscountBp: integer().notNull().default(0),
    /** The same of the penalty that is owed there. */
    penaltyDiscountBp: integer().notNull().default(0),
    /** How many days before today a holder dates a transfer alone; null: any (0061). */
    transferDaysBack: integer().default(0),
    /** Largest principal of a registration that a holder approves, rupiah; null: any. */
    approvesUpTo: bigint({ mode: 'number' }),
    /** What a holder lets go of one borrower in 30 days, rupiah; null: any (DOMAIN, Nobody alone). */
    forgivesUpTo: bigint({ mode: 'number' }),
    is_master: boolean('is_master').notNull().default(false),
    is_user: boolean('is_user').notNull().default(false),
    is_export: boolean('is_export').notNull().default(false),
    is_report: boolean('is_report').notNull().default(false),
    is_customer: boolean('is_customer').notNull().default(false),
    is_contract: boolean('is_contract').notNull().default(false),
    is_credit: boolean('is_credit').notNull().default(false),
    is_credit_add: boolean('is_credit_add').notNull().default(false),
    is_credit_update: boolean('is_credit_update').notNull().default(false),
    is_credit_approval: boolean('is_credit_approval').notNull().default(false),
    is_inventory: boolean('is_inventory').notNull().default(false),
    is_pettycash: boolean('is_pettycash').notNull().default(false),
    is_overdue: boolean('is_overdue').notNull().default(false),
    is_collector: boolean('is_collector').notNull().default(false),
    is_collector_spv: boolean('is_collector_spv').notNull().default(false),
    is_collector_ach: boolean('is_collector_ach').notNull().default(false),
    is_agen: boolean('is_agen').notNull().default(false),
    is_marketing: boolean('is_marketing').notNull().default(false),
    is_performance: boolean('is_performance').notNull().default(false),
    /** Counts changes of name, flags and limits. */
    version: integer().notNull().default(1),
    ...stamps(),
  },
  (t) => [
    // Two titles never look the same (docs/decisions/0124).
    uniqueIndex('titles_look').on(sql`name_key(${t.name})`),
  ],
);
