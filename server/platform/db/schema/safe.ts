import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { SafeMovementKind } from '@/lib/contract/safes';
import { cashActs } from './cash';
import { moment, rupiah } from './columns';
import { drawerRequests } from './drawerRequests';
import { offices } from './offices';
import { staff } from './staff';

/**
 * What went into the safe of an office and what left it; together, what it holds, never below 0 (migration `safe`). What a
 * drawer gives or gets is written by a trigger on its act. Append-only. Rupiah.
 */
export const safeMovements = pgTable(
  'safe_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    at: moment().notNull(),
    kind: text().$type<SafeMovementKind>().notNull(),
    /** Below 0: out of the safe. */
    cash: rupiah(),
    /** What asked for it. */
    requestId: integer()
      .notNull()
      .references(() => drawerRequests.id),
    /** The drawer's side; null: it went to the bank. */
    actId: integer().references(() => cashActs.id),
    /** Who confirmed it. */
    writtenBy: integer()
      .notNull()
      .references(() => staff.id),
  },
  (t) => [
    unique('safe_movements_of_request').on(t.requestId),
    index('safe_movements_office').on(t.officeId, t.id),
  ],
);
