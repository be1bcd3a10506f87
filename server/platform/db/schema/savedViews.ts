import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NamedPart } from '@/lib/contract/savedViews';
import type { ViewedList } from '@/lib/contract/viewedLists';
import { offices } from './offices';
import { staff } from './staff';

/** Views of lists (docs/decisions/0175): of a person, or of an office where one is named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    /** Written and read by the list's own codec in the browser; here it is text. */
    address: text().notNull(),
    /** Records that the address names. */
    named: jsonb().$type<NamedPart[]>().notNull(),
    madeBy: integer()
      .notNull()
      .references(() => staff.id),
    /** Null: it is its maker's alone. */
    officeId: integer().references(() => offices.id),
    /** Optimistic concurrency: a stale save gets 409. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('saved_views_made_by').on(t.madeBy),
    uniqueIndex('saved_views_own_name')
      .on(t.madeBy, t.list, sql`lower(${t.name})`)
      .where(sql`office_id is null`),
    uniqueIndex('saved_views_office_name')
      .on(t.officeId, t.list, sql`lower(${t.name})`)
      .where(sql`office_id is not null`),
    check('saved_views_name', sql`length(name) between 1 and 60 and name = btrim(name)`),
    check('saved_views_address', sql`length(address) <= 2000`),
  ],
);
