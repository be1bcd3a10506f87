import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { offices } from './offices';
import { stamps } from './stamps';
import { titles } from './titles';

/** Who may sign in. User names are kept in lower case. */
export const staff = pgTable('staff', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  username: text().notNull().unique(),
  name: text().notNull(),
  email: text(),
  /** File below /storage/images. */
  image: text(),
  passwordHash: text().notNull(),
  titleId: integer()
    .notNull()
    .references(() => titles.id),
  officeId: integer()
    .notNull()
    .references(() => offices.id),
  active: boolean().notNull().default(true),
  ...stamps(),
  createdAt: moment().notNull().defaultNow(),
});
