import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DrawerAsk, DrawerRequestKind } from '@/lib/contract/drawerRequests';
import { day, rupiah } from './columns';
import { offices } from './offices';
import { requestColumns } from './requestColumns';
import { staff } from './staff';

/**
 * What one person asks for on a drawer's day and another confirms: its cash is handed over, or it is closed for a cashier
 * who is away. One at a time waits for a day.
 */
export const drawerRequests = pgTable(
  'drawer_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<DrawerRequestKind>().notNull(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** Whose drawer. */
    holderId: integer()
      .notNull()
      .references(() => staff.id),
    day: day().notNull(),
    /** The closing that is handed over, or that this becomes: 1, 2, 3 … of the day. */
    closing: integer().notNull(),
    /** Counted, rupiah. */
    amount: rupiah(),
    /** The cashier who receives it; null: an approver of the office decides. */
    receiverId: integer().references(() => staff.id),
    payload: json().$type<DrawerAsk>().notNull(),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('drawer_requests_one_waiting')
      .on(t.holderId, t.day)
      .where(sql`status = 'WAITING'`),
    index('drawer_requests_day').on(t.holderId, t.day, t.id),
    index('drawer_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
  ],
);
