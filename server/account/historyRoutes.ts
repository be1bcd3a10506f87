import { count, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HISTORY_PAGE_SIZE, listMyHistory } from '@/lib/contract/history';
import { history } from '../platform/db/schema';
import { logLine } from '../platform/history/logLine';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';

/** My History: the caller's own lines of the log. */
export function historyRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listMyHistory, async ({ db, staff, query }) => {
    const mine = eq(history.staffId, staff.id);
    const [rows, [total]] = await Promise.all([
      db
        .select()
        .from(history)
        .where(mine)
        .orderBy(desc(history.at), desc(history.id))
        .limit(HISTORY_PAGE_SIZE)
        .offset((query.page - 1) * HISTORY_PAGE_SIZE),
      db.select({ count: count() }).from(history).where(mine),
    ]);
    return { data: { rows: rows.map(logLine), count: total?.count ?? 0 } };
  });
}
