import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** National holidays: a due date on one of them is shown on the working day before (docs/decisions/0077). */
export const holidays = pgTable('holidays', {
  date: date({ mode: 'string' }).primaryKey(),
  name: text().notNull(),
});
