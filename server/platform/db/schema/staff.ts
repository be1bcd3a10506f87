import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { day, moment } from './columns';
import { offices } from './offices';
import { stamps } from './stamps';
import { titles } from './titles';

/** Who works here, or did. A row is never deleted, so a user name never becomes another person's. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case. */
    username: text().notNull().unique(),
    name: text().notNull(),
    email: text(),
    /** Since when the address is this one; null: from the start, or nobody knows. A link goes to none of the last 7 days. */
    emailSince: moment(),
    /** File below /storage/images. */
    image: text(),
    /** Null: no password was chosen yet, or it was reset; nobody signs in then. */
    passwordHash: text(),
    titleId: integer()
      .notNull()
      .references(() => titles.id),
    /** The home office; more are in `staffOffices`. */
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** False: no longer employed. */
    active: boolean().notNull().default(true),
    /** When the password was last taken away; it matters while there is none. */
    passwordResetAt: moment(),
    /** When, by whom and why employment ended last; kept when the person returns. */
    endedAt: moment(),
    endedBy: integer().references((): AnyPgColumn => staff.id),
    endReason: text(),
    /** A collector's certificate of profession and its last day (DOMAIN, Taking a unit). */
    certificateNumber: text(),
    certificateUntil: day(),
    /** Optimistic concurrency: a stale save gets 409. */
    version: integer().notNull().default(1),
    ...stamps(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('staff_name').on(t.name, t.id),
    index('staff_office_name').on(t.officeId, t.name, t.id),
    index('staff_title').on(t.titleId),
    index('staff_search').using('gin', sql`(${staffText(t)}) gin_trgm_ops`),
    check('staff_username_lower', sql`username = lower(username)`),
  ],
);

/** What people are searched by: each word in lower case after a space. */
export function staffText({ name, username, email }: Record<'name' | 'username' | 'email', AnyPgColumn>) {
  return sql`' ' || searched_name(${name}) || ' ' || ${username} || ' ' || lower(coalesce(${email}, ''))`;
}

/** Offices that a person works for besides the home office. */
export const staffOffices = pgTable(
  'staff_offices',
  {
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.officeId] }), index('staff_offices_office').on(t.officeId)],
);
