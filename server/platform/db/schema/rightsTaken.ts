import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { staff } from './staff';

/**
 * What somebody could decide of changes before one person took of it: a right, an office, the title, the employment or the
 * password (docs/decisions/0151). Only appended to.
 */
export const rightsTaken = pgTable(
  'rights_taken',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Who took it. */
    byId: integer()
      .notNull()
      .references(() => staff.id),
    /** From whom. */
    personId: integer()
      .notNull()
      .references(() => staff.id),
    /** The title that they had; it may be gone by now. */
    titleId: integer().notNull(),
    isUser: boolean().notNull(),
    isCreditApproval: boolean().notNull(),
    everyOffice: boolean().notNull(),
    /** Offices that they worked for. */
    officeIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [index('rights_taken_by').on(t.byId, t.at)],
);
