import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { staff } from './staff';

/**
 * What a change of rights sends once it is kept: a word to the person at an address, or a link to choose a password, whose
 * token is made when it goes out and stands nowhere (docs/decisions/0140).
 */
export const mailOrders = pgTable(
  'mail_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'NOTICE' | 'LINK'>().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id),
    /** Null: it is printed where the server runs; a notice is then not sent. */
    address: text(),
    subject: text().notNull().default(''),
    text: text().notNull().default(''),
    /** Null: the person asked for it. */
    orderedBy: integer().references(() => staff.id),
    orderedAt: moment().notNull(),
    doneAt: moment(),
  },
  (t) => [
    index('mail_orders_waiting')
      .on(t.id)
      .where(sql`done_at is null`),
    index('mail_orders_staff').on(t.staffId, t.id),
    check('mail_orders_kind', sql`kind in ('NOTICE', 'LINK')`),
  ],
);
