import type { HttpHandler } from 'msw';
import {
  getCallBasis,
  listCalls,
  listOutsideCalls,
  listPromises,
  recordCall,
  type CallBasis,
} from '@/lib/contract/calls';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildCall, buildCallBasis, buildPromise } from './buildCall';

const begins = (over: Partial<CallBasis>): HttpHandler[] => [
  mockEndpoint(getCallBasis, buildCallBasis(over)),
];

const worlds = <E extends Parameters<typeof mockEndpoint>[0]>(call: E) => ({
  asking: [mockEndpoint(call, never)],
  fails: [mockEndpoint(call, () => refuse(500, ''))],
  offline: [mockEndpoint(call, offline)],
  forbidden: [mockEndpoint(call, () => refuse(403, 'Anda tidak punya hak untuk ini.'))],
  hostWithout: [mockEndpoint(call, () => refuse(404, 'Alamat ini tidak ada.'))],
});

/** Named worlds of calls outside the rule. */
export const outsideCallScenarios = {
  ...worlds(listOutsideCalls),
  none: [mockEndpoint(listOutsideCalls, { rows: [], count: 0 })],
} satisfies Record<string, HttpHandler[]>;

/** Named worlds of a call; each goes before the happy path. */
export const callScenarios = {
  late: begins({ outside: 'HOURS' }),
  sunday: begins({ outside: 'SUNDAY' }),
  allowed: begins({
    outside: 'HOURS',
    consents: [{ id: 4, words: 'Boleh ditelepon sampai jam 21.00', until: '2026-12-31' }],
  }),
  promised: begins({ running: buildPromise(), promise_until: '2026-12-20' }),
  ended: begins({ obstacle: 'Kontrak JKT-2603-00118 sudah berakhir, jadi tidak ada yang ditagih lagi.' }),
  asking: [mockEndpoint(getCallBasis, never)],
  fails: [mockEndpoint(getCallBasis, () => refuse(500, ''))],
  offline: [mockEndpoint(getCallBasis, offline)],
  noSuchCall: [mockEndpoint(getCallBasis, () => refuse(404, 'Alamat ini tidak ada.'))],
  notSaved: [mockEndpoint(recordCall, offline)],
  lateMeanwhile: [
    mockEndpoint(recordCall, () =>
      refuse(422, 'Ada isian yang harus diperbaiki.', {
        errors: {
          outside_rule:
            'Jam penagihan 08.00–20.00 waktu kantor. Pilih persetujuan nasabah, atau nyatakan tetap dicatat sebagai di luar ketentuan.',
        },
      }),
    ),
  ],
  promisedMeanwhile: [
    mockEndpoint(recordCall, ({ body }) => {
      const running = buildPromise();
      if (body.promise?.replaces === running.id) return buildCall();
      return refuse(409, 'Dewi Lestari sudah mencatat janji Rp720.000 pada 23 November 2026.', {
        current: buildCallBasis({ running, promise_until: '2026-12-20' }),
      });
    }),
  ],
  paidMeanwhile: [
    mockEndpoint(recordCall, () =>
      refuse(422, 'Ada isian yang harus diperbaiki.', {
        errors: { 'promise.amount': 'Tidak ada yang harus dibayar sampai tanggal itu.' },
      }),
    ),
  ],
  none: [mockEndpoint(listCalls, { rows: [], count: 0 }), mockEndpoint(listPromises, { rows: [], count: 0 })],
} satisfies Record<string, HttpHandler[]>;
