import type { HttpHandler } from 'msw';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { closeCashierDay, getCashierDay, reopenCashierDay } from '@/lib/contract/cashierDay';
import { listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import { DENOMINATIONS } from '@/lib/contract/denominations';
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

/** One's own open day; closing and opening again are accepted and kept nowhere. Nothing is left to close. */
export const cashierDayHandlers: HttpHandler[] = [
  mockEndpoint(getCashierDay, ({ query }) => buildCashierDay({ by: byOf(query), day: query.day ?? TODAY })),
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
    return buildCashierDay({ day: body.day, may_close: false, closings: [buildClosing({ reopened })] });
  }),
];
