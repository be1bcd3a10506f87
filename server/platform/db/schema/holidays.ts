import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day } from './columns';
import { stamps } from './stamps';

/** National holidays: a due date on one of them is shown on the working day before (docs/decisions/0077, 0118). */
export const holidays = pgTable('holidays', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  date: day().notNull().unique(),
  name: text().notNull(),
  version: integer().notNull().default(1),
  ...stamps(),
});
