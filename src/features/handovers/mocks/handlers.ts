import type { HttpHandler } from 'msw';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import * as handovers from '@/lib/contract/handovers';
import * as shortages from '@/lib/contract/shortages';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildBasis, buildCollectors, buildLines } from './buildBasis';
import { buildHandover, buildHandoverList, buildHandoverRows } from './buildHandover';
import { buildShortage, buildShortages } from './buildShortage';

/** A cashier's morning in Jakarta; writes are answered and kept nowhere. */
export const handoverHandlers: HttpHandler[] = [
  mockEndpoint(handovers.listHandoverCollectors, { rows: buildCollectors() }),
  mockEndpoint(handovers.getHandoverBasis, ({ query: { collector, tts } }) => {
    const named = tts?.split(',').map(Number);
    const rows = buildLines().filter(({ tts_id }) => named?.includes(tts_id) ?? true);
    const brings = buildCollectors().find((row) => String(row.collector.id) === collector);
    return buildBasis({
      ...{ rows, left_out: buildLines().length - rows.length },
      ...(brings && { collector: brings.collector }),
    });
  }),
  mockEndpoint(handovers.postHandover, ({ body }) =>
    buildHandover({
      ...{ denominations: body.denominations, reason: body.reason },
      rows: buildHandoverRows().filter(({ tts_id }) => body.tts_ids.includes(tts_id)),
    }),
  ),
  mockEndpoint(handovers.getHandover, ({ params }) => buildHandover({ id: Number(params.id) })),
  mockEndpoint(handovers.listHandovers, ({ query }) => {
    const rows = buildHandoverList().filter(({ underway }) => query.underway !== '1' || underway > 0);
    return { rows, count: rows.length };
  }),
  mockEndpoint(handovers.returnTts, ({ params, body }) =>
    buildHandover({
      rows: buildHandoverRows().map((row) =>
        String(row.tts_id) === params.id
          ? {
              ...{ ...row, state: 'RETURNED', to_return: false },
              returned: {
                ...{ at: '2026-11-20T08:40:00.000Z', by: 'Rina Kartika' },
                ...{ to: body.to, file_id: body.file_id },
              },
            }
          : row,
      ),
    }),
  ),
  mockEndpoint(handovers.askTts, ({ params }) =>
    buildHandover({
      rows: buildHandoverRows().map((row) =>
        String(row.tts_id) === params.id ? { ...row, request_id: 92, may_ask: false } : row,
      ),
    }),
  ),
  mockEndpoint(shortages.listShortages, ({ query }) => {
    const rows = buildShortages().filter(({ amount, settled }) => query.open !== '1' || settled < amount);
    return {
      ...{ rows, count: rows.length },
      owed: rows.reduce((sum, { amount, settled }) => sum + amount - settled, 0),
    };
  }),
  mockEndpoint(shortages.payShortage, ({ params, body }) =>
    buildShortage({
      ...{ id: Number(params.id), settled: body.settled + countedCash(DENOMINATIONS, body.denominations) },
    }),
  ),
  mockEndpoint(shortages.askShortageWriteOff, ({ params, body }) =>
    buildShortage({
      id: Number(params.id),
      waiting: {
        ...{ id: 72, amount: body.amount, reason: body.reason, requested_by: 'Rina Kartika' },
        ...{ requested_at: '2026-11-20T08:30:00.000Z', obstacle: 'Diputuskan orang lain.' },
        may_withdraw: true,
      },
    }),
  ),
];
