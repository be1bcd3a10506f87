import type { FastifyInstance } from 'fastify';
import {
  askCash as askCashEndpoint,
  cashierDaySchema,
  closeAbsentDay,
  closeCashierDay,
  getCashierDay,
  handOverCash,
  reopenCashierDay,
} from '@/lib/contract/cashierDay';
import { listAbsentDays, listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import {
  decideDrawerRequest,
  drawerRequestSchema,
  getDrawerRequest,
  listCashToHandOver,
} from '@/lib/contract/drawerRequests';
import { bringSafeToBank, listSafes as listSafesEndpoint } from '@/lib/contract/safes';
import { todayIn } from '../calendar/today';
import type { Parts } from '../platform/http/parts';
import { refusalWith } from '../platform/http/refusalSchema';
import { route } from '../platform/http/route';
import { decide } from '../requests/engine/decide';
import { absentClosing } from './absentClosing';
import { askCash } from './askCash';
import { readCashierDay } from './cashierDay';
import { cashToHandOver } from '../cash/cashToHandOver';
import { closeDay } from './closeDay';
import { readDrawerRequest, toDrawerRequest } from './drawerRequest';
import { drawerSubject } from './drawerSubject';
import { handOver } from './handOver';
import { listSafes } from './listSafes';
import { listAbsent, listCashiers, listUnclosed } from '../cash/listDays';
import { reopenDay } from './reopenDay';
import { safeToBank } from './safeToBank';

/** The day as it is now. */
const REFUSAL = refusalWith(cashierDaySchema);
/** The request as it is now. */
const DECIDED = refusalWith(drawerRequestSchema);

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

  route(app, parts, listAbsentDays, async ({ db, staff, now }) => ({
    data: await listAbsent(db, staff, todayIn(staff.office.zone, now)),
  }));

  route(app, parts, listCashToHandOver, async ({ db, staff }) => ({
    data: await cashToHandOver(db, staff),
  }));

  route(app, parts, handOverCash, async (call) => ({ data: await handOver(call) }), { refusal: REFUSAL });

  route(app, parts, askCashEndpoint, async (call) => ({ data: await askCash(call) }), { refusal: REFUSAL });

  route(app, parts, listSafesEndpoint, async ({ db, staff }) => ({
    data: { rows: await listSafes(db, staff) },
  }));

  route(app, parts, bringSafeToBank, async (call) => ({ data: await safeToBank(call) }));

  route(app, parts, closeAbsentDay, async (call) => ({ data: await absentClosing(call) }));

  route(app, parts, getDrawerRequest, async ({ db, staff, params }) => ({
    data: await toDrawerRequest(db, await readDrawerRequest(db, staff, params.id), staff),
  }));

  route(
    app,
    parts,
    decideDrawerRequest,
    async ({ params, body: { decision, version, reason }, ...call }) => ({
      data: await decide(
        drawerSubject,
        call,
        { ...params, version },
        { outcome: decision, reason: reason || null },
      ),
    }),
    { refusal: DECIDED },
  );
}
