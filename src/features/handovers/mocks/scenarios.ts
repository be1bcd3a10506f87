import type { HttpHandler } from 'msw';
import * as handovers from '@/lib/contract/handovers';
import * as shortages from '@/lib/contract/shortages';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildBasis, buildCollectors, buildLateLine, buildLine, buildLines } from './buildBasis';
import { buildHandover, buildHandoverRows } from './buildHandover';
import { buildShortage, buildShortages } from './buildShortage';

const worlds = <E extends Parameters<typeof mockEndpoint>[0]>(call: E) => ({
  asking: [mockEndpoint(call, never)],
  fails: [mockEndpoint(call, () => refuse(500, ''))],
  offline: [mockEndpoint(call, offline)],
  forbidden: [mockEndpoint(call, () => refuse(403, 'Anda tidak punya hak untuk ini.'))],
  hostWithout: [mockEndpoint(call, () => refuse(404, 'Alamat ini tidak ada.'))],
});

/** Banknotes that one who brings all of it counts. */
const WHOLE = [buildLine({ tts_id: 227 })];

/** Somebody paid at the counter, a TTS came in, another was voided. */
const changed = () =>
  buildBasis({
    digest: 'seen-later',
    rows: [
      buildLateLine(),
      buildLine({
        shares: buildLine().shares.slice(1),
        ...{ credit_payment: 720_000, penalty_payment: 0, deposit: 740_000 },
        why: 'Lebih dari yang terutang; sisanya menjadi titipan.',
      }),
      ...buildLines().slice(2, 4),
      buildLine({ tts_id: 231, number: 'JKT/K2611/00231', customer_name: 'Joko Susilo' }),
    ],
  });

/** Named worlds of hand-overs; each goes before the happy path. */
export const handoverScenarios = {
  collectors: worlds(handovers.listHandoverCollectors),
  basis: worlds(handovers.getHandoverBasis),
  list: worlds(handovers.listHandovers),
  detail: worlds(handovers.getHandover),
  shortages: worlds(shortages.listShortages),
  nothingCarried: [mockEndpoint(handovers.listHandoverCollectors, { rows: [] })],
  noHandovers: [mockEndpoint(handovers.listHandovers, { rows: [], count: 0 })],
  noShortages: [mockEndpoint(shortages.listShortages, { rows: [], count: 0, owed: 0 })],
  /** One TTS, an ordinary payment: nobody else is needed. */
  oneTts: [
    mockEndpoint(handovers.listHandoverCollectors, {
      rows: [{ ...buildCollectors()[0]!, count: 1, late: 0 }],
    }),
    mockEndpoint(handovers.getHandoverBasis, buildBasis({ rows: WHOLE })),
  ],
  /** More than one hand-over takes at once. */
  leftOut: [mockEndpoint(handovers.getHandoverBasis, buildBasis({ left_out: 14 }))],
  drawerClosed: [
    mockEndpoint(
      handovers.getHandoverBasis,
      buildBasis({
        drawer: {
          day: '2026-11-20',
          obstacle: 'Kas 20 November 2026 sudah ditutup. Minta penyetuju membukanya kembali.',
        },
      }),
    ),
  ],
  ownMoney: [
    mockEndpoint(
      handovers.getHandoverBasis,
      buildBasis({ obstacle: 'Setoran Anda sendiri diterima oleh kasir lain.' }),
    ),
  ],
  changedMeanwhile: [
    mockEndpoint(handovers.postHandover, ({ body }) =>
      body.digest === 'seen-later'
        ? buildHandover({ reason: body.reason })
        : refuse(
            409,
            'Hitungan setoran ini berubah sejak ditampilkan. Belum ada yang disimpan; periksa yang baru.',
            { current: changed() },
          ),
    ),
  ],
  anotherWasFirst: [
    mockEndpoint(handovers.postHandover, () =>
      refuse(
        409,
        'Tanda terima JKT/K2611/00226, JKT/K2611/00227, JKT/K2611/00228 dan 2 lagi sudah diserahkan atau dibatalkan. Belum ada yang disimpan.',
        { current: buildBasis({ rows: [], digest: 'none' }) },
      ),
    ),
  ],
  postOffline: [mockEndpoint(handovers.postHandover, offline)],
  /** Short by one banknote. */
  short: [mockEndpoint(handovers.getHandover, buildHandover(shortHandover()))],
  /** A request was rejected, money went back, a payment was voided. */
  later: [
    mockEndpoint(
      handovers.getHandover,
      buildHandover({
        rows: buildHandoverRows().map((row, at) => ({
          ...row,
          ...(at === 0 && { request_id: null, may_ask: true }),
          ...(at === 1 && { voided: true }),
          ...(at === 4 && {
            ...{ state: 'RETURNED' as const, to_return: false },
            returned: {
              ...{ at: '2026-11-20T08:40:00.000Z', by: 'Rina Kartika', to: 'Dewi Lestari', file_id: 31 },
            },
          }),
        })),
      }),
    ),
  ],
  returnRefused: [
    mockEndpoint(handovers.returnTts, () =>
      refuse(409, 'Isi kas Anda hanya Rp150.000; uangnya tidak dapat dikembalikan dari sini.'),
    ),
  ],
  paidMeanwhile: [
    mockEndpoint(shortages.payShortage, () =>
      refuse(409, 'Kurang setor ini berubah sejak Anda membukanya. Belum ada yang disimpan.', {
        current: buildShortage({ settled: 20_000 }),
      }),
    ),
  ],
  askedMeanwhile: [
    mockEndpoint(shortages.askShortageWriteOff, () =>
      refuse(409, 'Penghapusan ini sudah diminta Dewi Anggraini. Belum ada yang disimpan.', {
        current: buildShortage({ waiting: buildShortages()[0]!.waiting }),
      }),
    ),
  ],
  /** One's own money, and a request of one's own. */
  ownShortages: [
    mockEndpoint(shortages.listShortages, {
      rows: [
        buildShortage({ obstacle: 'Kurang setor Anda sendiri diurus oleh orang lain.' }),
        buildShortage({
          ...{ id: 4, handover: { id: 6, number: 'JKT/S2611/00006' } },
          waiting: {
            ...{ id: 72, amount: 50_000, reason: 'Uang palsu, sudah dilaporkan' },
            ...{ requested_by: 'Sri Wahyuni', requested_at: '2026-11-20T02:00:00.000Z' },
            ...{ obstacle: 'Permintaan sendiri diputuskan orang lain.', may_withdraw: true },
          },
        }),
      ],
      ...{ count: 2, owed: 100_000 },
    }),
  ],
} satisfies Record<string, HttpHandler[] | Record<string, HttpHandler[]>>;

/** One banknote of Rp50.000 short, of which a part was paid since. */
export function shortHandover() {
  return {
    denominations: { '100000': 30, '50000': 7, '10000': 1, '5000': 1 },
    reason: 'Selembar Rp50.000 palsu',
    shortage: { id: 3, amount: 50_000, settled: 20_000 },
  };
}
