import type { HttpHandler } from 'msw';
import * as calls from '@/lib/contract/repossessions';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import {
  buildOrder,
  buildOwnOrder,
  buildRepossession,
  buildRunningOrders,
  buildTaken,
  buildUnitRecord,
  handoverOf,
  SALE,
} from './buildRepossession';

const DEWI = { username: 'spv.jkt', name: 'Dewi Anggraini' };

/** An order can be asked for on every contract, and one runs; what is written is answered and kept nowhere. */
export const repossessionHandlers: HttpHandler[] = [
  mockEndpoint(calls.getRepossession, ({ params }) =>
    buildRepossession({ contract_code: String(params.id) }),
  ),
  mockEndpoint(calls.getRepossessionOrder, ({ params }) => buildOrder({ id: Number(params.id) })),
  mockEndpoint(calls.listRunningOrders, { rows: buildRunningOrders(), count: 3 }),
  mockEndpoint(calls.withdrawRepossessionOrder, ({ params, body }) => {
    const text = 'Surat tugas JKT/ST/2611/00007 dicabut Dewi Anggraini pada 20 November 2026, 12:05.';
    return buildOrder({
      ...{ id: Number(params.id), state: 'WITHDRAWN', state_text: text, withdraw_obstacle: text },
      withdrawn: { by: DEWI, at: '2026-11-20T05:05:00.000Z', reason: body.reason },
    });
  }),
  mockEndpoint(calls.listCollectorRepossessions, {
    ...{ as_of: '2026-11-20T01:05:00.000Z', sale: SALE },
    rows: [buildOwnOrder()],
  }),
  mockEndpoint(calls.sendUnitHandover, ({ body }) => handoverOf(body)),
  mockEndpoint(calls.writeUnitRecord, ({ params, body: { kind, day, place, note, person } }) =>
    buildTaken({
      contract_code: String(params.id),
      unit_records: [buildUnitRecord({ id: 4, kind, day, place, note, person }), buildUnitRecord()],
    }),
  ),
];
