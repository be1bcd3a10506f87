import type { FastifyInstance } from 'fastify';
import {
  cashierDaySchema,
  closeCashierDay,
  getCashierDay,
  reopenCashierDay,
} from '@/lib/contract/cashierDay';
import { listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import { todayIn } from '../calendar/today';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { readCashierDay } from './cashierDay';
import { closeDay } from './closeDay';
import { listCashiers, listUnclosed } from './listDays';
import { reopenDay } from './reopenDay';

/** The day as it is now. */
const REFUSAL = refusalWith(cashierDaySchema);

/** The cashier's day: what moved, counting and closing it, opening it again, and who has not closed. */
export function cashRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, getCashierDay, async ({ db, staff, query, now }) => ({
    data: await readCashierDay(db, staff, query, now),
  }));

  route(app, parts, listCashierDays, async ({ db, staff, query, now }) => {
    const today = todayIn(staff.office.zone, now);
    const { day = today, by } = query;
    return { data: { by, day, today, rows: await listCashiers(db, staff, day, by) } };
  });

  route(app, parts, listUnclosedDays, async ({ db, staff, now }) => ({
    data: await listUnclosed(db, staff, todayIn(staff.office.zone, now)),
  }));

  route(
    app,
    parts,
    closeCashierDay,
    async (call) => ({
      data: await closeDay(call),
    }),
    { refusal: REFUSAL },
  );

  route(
    app,
    parts,
    reopenCashierDay,
    async (call) => ({
      data: await reopenDay(call),
    }),
    { refusal: REFUSAL },
  );
}
