import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { stateOf } from './lastClosing';
import { isCounted } from './movements';

interface Row extends Record<string, unknown> {
  day: string;
  cash: string;
  last: string;
  counted_to: string | null;
  reopened_at: Date | null;
}

/**
 * Days whose banknotes a cashier still answers for, oldest first: not closed, or changed since, with cash in the drawer.
 * Days of transfers alone are left out.
 * @returns each day (`YYYY-MM-DD`) with its cash, rupiah
 */
export async function unclosedCash(db: Db, staffId: number): Promise<{ day: string; cash: number }[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.day::text as day, m.cash, m.last, c.last_movement_id as counted_to, c.reopened_at
      from (select day, sum(cash) as cash, max(id) filter (where ${isCounted}) as last
              from cash_movements where staff_id = ${staffId} group by day) m
      left join lateral (
        select last_movement_id, reopened_at from cashier_days
         where staff_id = ${staffId} and day = m.day order by closing desc limit 1
      ) c on true
     order by m.day`);
  return rows.flatMap(({ day, cash, last, counted_to, reopened_at }) => {
    const closing =
      counted_to === null ? null : { reopenedAt: reopened_at, lastMovementId: Number(counted_to) };
    const isOpen = stateOf(closing, Number(last)) !== 'CLOSED';
    return isOpen && (Number(cash) !== 0 || closing !== null) ? [{ day, cash: Number(cash) }] : [];
  });
}
