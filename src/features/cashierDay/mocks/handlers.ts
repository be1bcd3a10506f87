import type { HttpHandler } from 'msw';
import { countedCash } from '@/lib/arithmetic/countedCash';
import {
  askCash,
  closeAbsentDay,
  closeCashierDay,
  getCashierDay,
  handOverCash,
  reopenCashierDay,
} from '@/lib/contract/cashierDay';
import { listAbsentDays, listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import { decideDrawerRequest, getDrawerRequest, listCashToHandOver } from '@/lib/contract/drawerRequests';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { bringSafeToBank, listSafes } from '@/lib/contract/safes';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import {
  buildCashierDay,
  buildCashiers,
  buildCashiersByPayment,
  buildClosedDay,
  buildClosing,
  byOf,
  TODAY,
} from './buildCashierDay';
import { buildAbsentClosing, buildCashIn, buildDrawerRequest, buildSafeToBank } from './buildDrawerRequest';

/** One's own open day; closing and opening again are accepted and kept nowhere. Nothing is left to close. */
export const cashierDayHandlers: HttpHandler[] = [
  mockEndpoint(getCashierDay, ({ query: { day = TODAY, ...query } }) =>
    buildCashierDay({
      ...{ by: byOf(query), day },
      ...(byOf(query) === 'entered' &&
        day === TODAY && { cash_in: { may_ask: true, safe: 0, waiting: null } }),
    }),
  ),
  mockEndpoint(listCashierDays, ({ query }) => ({
    by: byOf(query),
    day: query.day ?? TODAY,
    today: TODAY,
    rows: byOf(query) === 'entered' ? buildCashiers() : buildCashiersByPayment(),
  })),
  mockEndpoint(listUnclosedDays, { today: TODAY, rows: [] }),
  mockEndpoint(closeCashierDay, ({ body }) => {
    const { denominations, explanation } = body;
    const counted_cash = countedCash(DENOMINATIONS, denominations);
    return buildClosedDay({
      day: body.day,
      closings: [buildClosing({ denominations, explanation, counted_cash })],
    });
  }),
  mockEndpoint(reopenCashierDay, ({ body }) => {
    const reopened = { at: '2026-11-20T10:30:00.000Z', by: 'Bambang Kusuma', reason: body.reason };
    const cashier = buildCashiers().find((row) => row.cashier.id === body.staff_id)?.cashier;
    return buildCashierDay({
      ...{ day: body.day, may_close: false, closings: [buildClosing({ reopened })] },
      ...(cashier && { cashier }),
    });
  }),
  mockEndpoint(listAbsentDays, { rows: [] }),
  mockEndpoint(listCashToHandOver, { count: 0, total: 0, rows: [] }),
  mockEndpoint(handOverCash, ({ body: { way, bank, reference, note } }) =>
    buildClosedDay({ waiting: buildDrawerRequest({ way, bank, reference, note, may_withdraw: true }) }),
  ),
  mockEndpoint(askCash, ({ body: { source, amount, bank, reference, note } }) =>
    buildCashierDay({
      cash_in: {
        ...{ may_ask: false, safe: 8_290_000 },
        waiting: buildCashIn({ source, amount, bank, reference, note, may_withdraw: true }),
      },
    }),
  ),
  mockEndpoint(listSafes, { rows: [] }),
  mockEndpoint(bringSafeToBank, ({ body: { amount, bank, reference, note } }) =>
    buildSafeToBank({ amount, bank, reference, note, may_withdraw: true }),
  ),
  mockEndpoint(closeAbsentDay, ({ body: { day, denominations, explanation, reason } }) =>
    buildAbsentClosing({
      ...{ day, denominations, explanation, reason, may_withdraw: true },
      amount: countedCash(DENOMINATIONS, denominations),
    }),
  ),
  mockEndpoint(getDrawerRequest, () => buildDrawerRequest()),
  mockEndpoint(decideDrawerRequest, ({ body }) =>
    buildDrawerRequest({
      status: body.decision,
      decided_by: 'Bambang Kusuma',
      decided_at: '2026-11-20T10:40:00.000Z',
      decision_reason: body.reason || null,
    }),
  ),
];
