import type { HttpHandler } from 'msw';
import {
  getBpkb,
  handOverBpkb,
  lendBpkb,
  prepareBpkb,
  receiveBpkb,
  returnBpkb,
  sendBpkb,
  storeBpkb,
  type BpkbBook,
} from '@/lib/contract/bpkbBook';
import { labelBpkb } from '@/lib/contract/bpkbCounts';
import { countBpkb, findBpkb, listBpkb, listBpkbPlaces } from '@/lib/contract/bpkbList';
import { decideBpkbRequest } from '@/lib/contract/bpkbRequests';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import {
  buildAllowed,
  buildAwaited,
  buildBook,
  buildBusyFigures,
  buildConditions,
  buildHandedOver,
  buildLent,
  buildLoanRequest,
  buildLossRequest,
  buildMismatch,
  buildPlaces,
  buildPrepared,
  buildReady,
  buildReceived,
  buildRequest,
  buildRequested,
  buildSent,
  buildSettled,
} from './buildBook';

const noPlaces = mockEndpoint(listBpkbPlaces, { rows: [] });
const placesOffline = mockEndpoint(listBpkbPlaces, () => offline());
/** One book; `places` before what would take their name for an id. */
const book = (
  shown: BpkbBook,
  places = mockEndpoint(listBpkbPlaces, () => ({ rows: buildPlaces() })),
): HttpHandler[] => [places, mockEndpoint(getBpkb, () => shown)];
const NO_CALL = 'Alamat ini tidak ada.';
/** Every way in which lists and books do not come. */
const without = (answer: () => Response | Promise<Response>): HttpHandler[] => [
  mockEndpoint(listBpkb, answer),
  mockEndpoint(countBpkb, answer),
  mockEndpoint(listBpkbPlaces, answer),
  mockEndpoint(getBpkb, answer),
];

/** Named worlds of books; each goes before the happy path. */
export const bpkbScenarios = {
  asking: without(never),
  networkGone: without(() => offline()),
  serverFails: without(() => refuse(500, '')),
  forbidden: without(() => refuse(403, 'BPKB kantor ini hanya dilihat oleh kantornya.')),
  noSuchCall: without(() => refuse(404, NO_CALL)),
  /** No book yet. */
  nothing: [mockEndpoint(listBpkb, { rows: [], count: 0, count_more: false })],
  /** Something is to be done on every list. */
  busy: [mockEndpoint(countBpkb, () => buildBusyFigures())],
  labellingOffline: [mockEndpoint(labelBpkb, () => offline())],
  findOffline: [mockEndpoint(findBpkb, () => offline())],
  findElsewhere: [mockEndpoint(findBpkb, () => refuse(403, 'BPKB ini ada di kantor Makassar.'))],
  awaited: book(buildAwaited()),
  unrecorded: book(buildAwaited({ state: 'UNRECORDED', until: null, days: 1102, movements: [] })),
  mismatch: book(buildMismatch()),
  /** The same, as who may decide it sees it. */
  mismatchForMe: book(buildMismatch({ request: buildRequest({ obstacle: null }) })),
  received: book(buildReceived()),
  requested: book(buildRequested()),
  allowed: book(buildAllowed()),
  lent: book(buildLent()),
  atNotary: book(buildLent({ state: 'AT_NOTARY', holder: 'Notaris Ratna Dewanti', until: '2026-12-02' })),
  sent: book(buildSent()),
  settled: book(buildSettled()),
  /** Settled, but penalty is left and a transfer is not confirmed. */
  notReady: book(
    buildSettled({
      conditions: buildConditions({
        PENALTY: 'Denda Rp45.000 belum dibayar. Bayar atau minta keringanan di kartu piutang.',
        CONFIRMED: 'Nota JKT/2611/00042 menunggu konfirmasi transfer.',
      }),
      acts: { ready: { obstacle: 'Denda Rp45.000 belum dibayar.' }, store: { obstacle: null } },
    }),
  ),
  ready: book(buildReady()),
  prepared: book(buildPrepared()),
  /** The reader prepared it: another keeper gives it out. */
  preparedByMe: book(
    buildPrepared({
      acts: {
        ...buildReady().acts,
        hand_over: { obstacle: 'Anda yang menyiapkannya; petugas lain yang menyerahkan.' },
      },
    }),
  ),
  handedOver: book(buildHandedOver()),
  lost: book(buildBook({ state: 'LOST', place: null, acts: { receive: { obstacle: null } } })),
  /** The loss waits, and the reader asked. */
  lossAsked: book(buildBook({ request: buildLossRequest(), acts: {} })),
  /** Its contract is 42 days late. */
  late: book(buildBook({ dpd: 42, contract_status: 'OVERDUE' })),
  /** More happened than one answer holds. */
  longLife: book(buildBook({ movements_more: true })),
  noPlaces: book(buildReceived(), noPlaces),
  placesOffline: book(buildReceived(), placesOffline),
  receivingOffline: [...book(buildAwaited()), mockEndpoint(receiveBpkb, () => offline())],
  /** The server finds a difference that was not seen here. */
  receivingRefused: [
    ...book(buildAwaited()),
    mockEndpoint(receiveBpkb, () =>
      refuse(422, 'Periksa isian yang ditandai.', {
        errors: { 'facts.number': 'Nomor ini BPKB kontrak JKT-2511-00020.' },
      }),
    ),
  ],
  lendingOffline: [mockEndpoint(lendBpkb, () => offline())],
  storingOffline: [...book(buildReceived()), mockEndpoint(storeBpkb, () => offline())],
  returningOffline: [...book(buildLent()), mockEndpoint(returnBpkb, () => offline())],
  sendingOffline: [mockEndpoint(sendBpkb, () => offline())],
  preparingOffline: [...book(buildReady()), mockEndpoint(prepareBpkb, () => offline())],
  handingRefused: [
    ...book(buildPrepared()),
    mockEndpoint(handOverBpkb, () => refuse(403, 'Anda yang menyiapkannya; petugas lain yang menyerahkan.')),
  ],
  withdrawOffline: [
    ...book(buildRequested({ request: buildLoanRequest() })),
    mockEndpoint(decideBpkbRequest, () => offline()),
  ],
} satisfies Record<string, HttpHandler[]>;

/** Somebody put the book elsewhere while this page was open. */
export function movedMeanwhile(): HttpHandler[] {
  let moved = false;
  const now = buildBook({ version: 5, place: { id: 5, name: 'Brankas 2, rak 1' } });
  return [
    mockEndpoint(getBpkb, () => (moved ? now : buildBook())),
    mockEndpoint(sendBpkb, ({ body }) => {
      if (body.version === now.version) return buildSent({ holder: body.person });
      moved = true;
      return refuse(409, 'BPKB ini sudah dipindahkan Bambang Kusuma.', { current: now });
    }),
  ];
}
