import { bigint, integer, json, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Reading } from '@/lib/contract/monitoring';
import { day, moment } from './columns';
import { offices } from './offices';

/** What an office's figures were at the end of its day, as it was known then; never rewritten (docs/decisions/0172). */
export const keptDays = pgTable(
  'kept_days',
  {
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    day: day().notNull(),
    /** When it was read. */
    at: moment().notNull(),
    figures: json().$type<Reading[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.officeId, t.day] })],
);

/**
 * What was owed on each contract at a month's end, by the days and classes of that day; partitioned by month in its migration.
 * It names contract and collector without a reference: a month's rows hold nobody up.
 */
export const keptContracts = pgTable(
  'kept_contracts',
  {
    /** The last of the month. */
    day: day().notNull(),
    contractCode: text().notNull(),
    officeId: integer().notNull(),
    /** `8-15`, or `repossessed`. */
    bucket: text().notNull(),
    /** Collectibility, 1 to 5. */
    class: smallint().notNull(),
    outstanding: bigint({ mode: 'number' }).notNull(),
    /** Null: nobody collected it. */
    collectorId: integer(),
  },
  (t) => [primaryKey({ columns: [t.day, t.contractCode] })],
);
