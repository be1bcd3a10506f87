import { pgTable, text } from 'drizzle-orm/pg-core';
import { day } from './columns';

/** National holidays: a due date on one of them is shown on the working day before (docs/decisions/0077). */
export const holidays = pgTable('holidays', {
  date: day().primaryKey(),
  name: text().notNull(),
});
