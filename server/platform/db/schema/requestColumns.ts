import { bigint, integer, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { staff } from './staff';

/** What every request has that one person makes and another decides (DOMAIN, maker and checker). */
export const requestColumns = () => ({
  reason: text().notNull(),
  requestedBy: integer()
    .notNull()
    .references(() => staff.id),
  requestedAt: moment().notNull(),
  status: text().$type<'WAITING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'>().notNull().default('WAITING'),
  decidedBy: integer().references(() => staff.id),
  decidedAt: moment(),
  decisionReason: text(),
  /**
   * What approving it lets go, rupiah: as it was rehearsed when it was asked for, then as it was approved. Null: asked for
   * before this was kept (docs/decisions/0134).
   */
  letGo: bigint({ mode: 'number' }),
});
