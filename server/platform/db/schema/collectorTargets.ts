import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, rupiah } from './columns';
import { offices } from './offices';
import { staff } from './staff';
import { stamps } from './stamps';

/**
 * What a collector should bring in of one bucket in one month of an office (DOMAIN, Achievement). All buckets of a month are
 * written together and share their version. Rupiah.
 */
export const collectorTargets = pgTable(
  'collector_targets',
  {
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    collectorId: integer()
      .notNull()
      .references(() => staff.id),
    /** Its first day. */
    month: day().notNull(),
    /** `8-15`, `121-`. */
    bucket: text().notNull(),
    amount: rupiah(),
    /** Contracts that should pay. */
    accounts: integer().notNull(),
    version: integer().notNull().default(1),
    ...stamps(),
  },
  (t) => [
    primaryKey({ columns: [t.officeId, t.month, t.collectorId, t.bucket] }),
    index('collector_targets_collector').on(t.collectorId, t.month),
  ],
);
