import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DrawerAsk, DrawerRequestKind } from '@/lib/contract/drawerRequests';
import { day, rupiah } from './columns';
import { offices } from './offices';
import { requestColumns } from './requestColumns';
import { staff } from './staff';

/**
 * What one person asks for and another confirms: a drawer's cash is handed over, its day is closed for a cashier who is
 * away (of these one waits for a day), money comes into it, the office's safe goes to the bank, or what a collector owes
 * of a hand-over is written off.
 */
export const drawerRequests = pgTable(
  'drawer_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<DrawerRequestKind>().notNull(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** Whose drawer; SAFE_TO_BANK: who brings it; SHORTAGE_WRITE_OFF: the collector who owes it. */
    holderId: integer()
      .notNull()
      .references(() => staff.id),
    day: day().notNull(),
    /** The closing that is handed over, or that this becomes: 1, 2, 3 … of the day; 1 where it is about none. */
    closing: integer().notNull(),
    /** Counted or asked for, rupiah. */
    amount: rupiah(),
    /** The cashier who receives it; null: an approver of the office decides. */
    receiverId: integer().references(() => staff.id),
    /** SHORTAGE_WRITE_OFF: which (`field_shortages`). */
    shortageId: integer(),
    payload: json().$type<DrawerAsk>().notNull(),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('drawer_requests_one_waiting')
      .on(t.holderId, t.day)
      .where(sql`status = 'WAITING' and kind in ('HAND_OVER', 'ABSENT_CLOSING')`),
    uniqueIndex('drawer_requests_one_cash_in')
      .on(t.holderId)
      .where(sql`status = 'WAITING' and kind = 'CASH_IN'`),
    uniqueIndex('drawer_requests_one_to_bank')
      .on(t.officeId)
      .where(sql`status = 'WAITING' and kind = 'SAFE_TO_BANK'`),
    uniqueIndex('drawer_requests_one_write_off')
      .on(t.shortageId)
      .where(sql`status = 'WAITING' and kind = 'SHORTAGE_WRITE_OFF'`),
    index('drawer_requests_day').on(t.holderId, t.day, t.id),
    index('drawer_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
  ],
);
