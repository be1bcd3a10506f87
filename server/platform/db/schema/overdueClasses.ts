import { integer, pgTable } from 'drizzle-orm/pg-core';
import { day } from './columns';
import { stamps } from './stamps';

/**
 * Classes of DPD in versions by day (docs/decisions/0118). Each list holds the last day of every class but the highest,
 * which has no end; a class begins the day after the one before. A check of the database keeps them rising.
 */
export const overdueClasses = pgTable('overdue_classes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  validFrom: day().notNull().unique(),
  /** Collectibility 1 to 4; 5 has no end. */
  collectibilityTo: integer().array().notNull(),
  bucketTo: integer().array().notNull(),
  /** DPD from which SP1, SP2 and SP3 are due. */
  letterFrom: integer().array().notNull().default([8, 15, 22]),
  version: integer().notNull().default(1),
  ...stamps(),
});
