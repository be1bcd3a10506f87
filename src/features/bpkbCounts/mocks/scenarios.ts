import type { HttpHandler } from 'msw';
import {
  finishBpkbCount,
  getBpkbCount,
  getBpkbCountLabels,
  listBpkbCounts,
  listBpkbFindings,
  sendBpkbScans,
  settleBpkbFinding,
  startBpkbCount,
  type BpkbCount,
} from '@/lib/contract/bpkbCounts';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildClosed, buildCount, buildFinding, buildFinished, buildSettledCount } from './buildCount';

const count = (shown: BpkbCount): HttpHandler[] => [mockEndpoint(getBpkbCount, () => shown)];
const without = (answer: () => Response | Promise<Response>): HttpHandler[] => [
  mockEndpoint(listBpkbCounts, answer),
  mockEndpoint(getBpkbCount, answer),
  mockEndpoint(getBpkbCountLabels, answer),
  mockEndpoint(listBpkbFindings, answer),
];
const CLOSED_MEANWHILE = 'Opname ini sudah ditutup Bambang Kusuma.';

/** Named worlds of counts; each goes before the happy path. */
export const countScenarios = {
  asking: without(never),
  networkGone: without(() => offline()),
  serverFails: without(() => refuse(500, '')),
  forbidden: without(() => refuse(403, 'Opname kantor ini hanya dilihat oleh kantornya.')),
  noSuchCall: without(() => refuse(404, 'Alamat ini tidak ada.')),
  nothing: [mockEndpoint(listBpkbCounts, { rows: [], count: 0 })],
  begun: count(
    buildCount({
      ...{ counted: 0, counters: [], by_counter: [] },
      acts: {
        scan: { obstacle: null },
        close: { obstacle: 'Belum ada yang dihitung.' },
        cancel: { obstacle: null },
      },
    }),
  ),
  closed: count(buildClosed()),
  /** Nothing differs. */
  agrees: [
    ...count(
      buildSettledCount({
        differing: { all: 0, open: 0 },
        result: { expected: 118, as_expected: 118, missing: 0, misplaced: 0, surplus: 0, moved: 0 },
      }),
    ),
    mockEndpoint(listBpkbFindings, { rows: [], count: 0 }),
  ],
  settled: count(buildSettledCount()),
  /** The reader settled one: another keeper signs. */
  settledByMe: count(
    buildSettledCount({
      acts: { finish: { obstacle: 'Anda menyelesaikan selisihnya; petugas lain yang menandatangani.' } },
    }),
  ),
  finished: count(buildFinished()),
  cancelled: count(
    buildCount({
      state: 'CANCELLED',
      note: 'Brankas yang salah dipilih.',
      acts: {},
      counted: 0,
      by_counter: [],
    }),
  ),
  /** Something happened to the missing book since. */
  acted: [
    ...count(buildClosed()),
    mockEndpoint(listBpkbFindings, {
      rows: [buildFinding({ acted: true, state: 'LOST', place: '' })],
      count: 1,
    }),
  ],
  startingTaken: [
    mockEndpoint(startBpkbCount, () => refuse(409, 'Brankas ini sedang dihitung dalam opname lain.')),
  ],
  settlingRefused: [
    ...count(buildClosed()),
    mockEndpoint(settleBpkbFinding, () =>
      refuse(422, 'Periksa isian yang ditandai.', { errors: { file_ids: 'Foto ini sudah dipakai.' } }),
    ),
  ],
  finishingOffline: [...count(buildSettledCount()), mockEndpoint(finishBpkbCount, () => offline())],
  sendingOffline: [mockEndpoint(sendBpkbScans, () => offline())],
  /** Closed while this device was away. */
  sendingClosed: [mockEndpoint(sendBpkbScans, () => refuse(409, CLOSED_MEANWHILE))],
  labelsClosed: [mockEndpoint(getBpkbCountLabels, () => refuse(409, CLOSED_MEANWHILE))],
  /** Somebody else counted them on another device. */
  sendingAgain: [
    mockEndpoint(sendBpkbScans, ({ body }) => ({
      counted: 313,
      answers: body.scans.map(({ code }) => ({
        ...{ code, outcome: 'AGAIN' as const, place: 'Brankas 2, rak 1', by: 'Sri Wahyuni' },
      })),
    })),
  ],
} satisfies Record<string, HttpHandler[]>;
