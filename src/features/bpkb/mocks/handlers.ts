import type { HttpHandler } from 'msw';
import {
  arriveBpkb,
  getBpkb,
  handOverBpkb,
  lendBpkb,
  loseBpkb,
  prepareBpkb,
  readyBpkb,
  receiveBpkb,
  returnBpkb,
  sendBpkb,
  storeBpkb,
  unreadyBpkb,
  type BpkbBook,
} from '@/lib/contract/bpkbBook';
import { labelBpkb } from '@/lib/contract/bpkbCounts';
import { countBpkb, findBpkb, listBpkb, listBpkbPlaces } from '@/lib/contract/bpkbList';
import { decideBpkbRequest, getBpkbRequest } from '@/lib/contract/bpkbRequests';
import type { BpkbTask } from '@/lib/contract/bpkbTerms';
import type { BpkbRow } from '@/lib/contract/bpkbList';
import { readLabel } from '@/lib/format/bpkbLabel';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { differingFacts } from '@/lib/registration/bookFacts';
import {
  buildAwaited,
  buildBook,
  buildFigures,
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
  buildRows,
  buildSent,
  buildSettled,
  JAKARTA,
  MAKASSAR,
  TODAY,
} from './buildBook';

/** Which books of `buildRows` stand on a list. */
const ON_LIST: Partial<Record<BpkbTask, (row: BpkbRow) => boolean>> = {
  UNRECORDED: ({ state }) => state === 'UNRECORDED',
  LATE_FROM_DEALER: ({ state, until }) => state === 'NOT_RECEIVED' && (until ?? TODAY) < TODAY,
  MISMATCH: ({ state }) => state === 'MISMATCH',
  TO_STORE: ({ state }) => state === 'RECEIVED',
  TO_LABEL: ({ labelled_at: labelledAt }) => labelledAt === null,
  LENT_TOO_LONG: ({ state, until }) => state === 'BORROWED' && (until ?? TODAY) < TODAY,
  ON_THE_WAY: ({ state }) => state === 'IN_TRANSIT',
  NOT_FETCHED_30: ({ state, days }) => state === 'READY' && days >= 30,
  LOST: ({ state }) => state === 'LOST',
};

const answered = (id: string | number, book: BpkbBook): BpkbBook => ({ ...book, id: Number(id) });

/** Jakarta's books, for a keeper; writes are accepted and kept nowhere. Home is calm, unless a story says otherwise. */
export const bpkbHandlers: HttpHandler[] = [
  mockEndpoint(listBpkb, ({ query }) => {
    const { state, task, kind, place, search = '' } = query;
    const isOn = task === undefined ? () => true : (ON_LIST[task as BpkbTask] ?? (() => false));
    const rows = buildRows().filter(
      (row) =>
        (state === undefined || row.state === state) &&
        (kind === undefined || row.kind === kind) &&
        (place === undefined || String(row.place?.id) === place) &&
        isOn(row) &&
        (readLabel(search)?.id === row.id ||
          `${row.number} ${row.contract_code} ${row.customer_name} ${row.plate_number}`
            .toLowerCase()
            .includes(search.toLowerCase())),
    );
    return { rows, count: rows.length, count_more: false };
  }),
  mockEndpoint(countBpkb, () => buildFigures()),
  // Before what would take its name for an id.
  mockEndpoint(findBpkb, ({ query }) =>
    buildRows().some(
      ({ id, number, contract_code }) =>
        number === query.code || contract_code === query.code || readLabel(query.code ?? '')?.id === id,
    )
      ? { id: 51 }
      : refuse(404, 'Tidak ada BPKB dengan kode itu.'),
  ),
  mockEndpoint(labelBpkb, ({ body }) => ({ labelled: body.ids.length })),
  mockEndpoint(listBpkbPlaces, () => ({ rows: buildPlaces() })),
  mockEndpoint(getBpkb, ({ params }) => answered(params.id, buildBook())),
  mockEndpoint(receiveBpkb, ({ params, body }) =>
    answered(
      params.id,
      differingFacts(buildAwaited().facts, body.facts).length > 0 ? buildMismatch() : buildReceived(),
    ),
  ),
  mockEndpoint(storeBpkb, ({ params, body }) => {
    const { id, name } = buildPlaces().find((place) => place.id === body.place_id) ?? { id: 0, name: '' };
    return answered(params.id, buildBook({ place: { id, name } }));
  }),
  mockEndpoint(lendBpkb, ({ params, body }) =>
    answered(
      params.id,
      body.signature_id === null
        ? buildRequested()
        : buildLent({ holder: body.person, until: body.until, days: 0 }),
    ),
  ),
  mockEndpoint(returnBpkb, ({ params }) => answered(params.id, buildReceived())),
  mockEndpoint(sendBpkb, ({ params, body }) => answered(params.id, buildSent({ holder: body.person }))),
  mockEndpoint(arriveBpkb, ({ params, body }) =>
    answered(params.id, buildReceived({ office: body.office_id === 1 ? JAKARTA : MAKASSAR })),
  ),
  mockEndpoint(readyBpkb, ({ params }) => answered(params.id, buildReady())),
  mockEndpoint(unreadyBpkb, ({ params }) => answered(params.id, buildSettled())),
  mockEndpoint(prepareBpkb, ({ params, body }) => {
    const { prepared, acts } = buildPrepared();
    return answered(
      params.id,
      buildPrepared({
        prepared: prepared && { ...prepared, way: body.way, person: body.person, phone: body.phone },
        acts: { ...acts, hand_over: { obstacle: 'Anda yang menyiapkannya; petugas lain yang menyerahkan.' } },
      }),
    );
  }),
  mockEndpoint(handOverBpkb, ({ params }) => answered(params.id, buildHandedOver())),
  mockEndpoint(loseBpkb, ({ params, body }) =>
    answered(params.id, buildBook({ request: buildLossRequest({ reason: body.reason }), acts: {} })),
  ),
  mockEndpoint(getBpkbRequest, ({ params }) =>
    params.id === '72'
      ? buildLoanRequest({ obstacle: null, may_withdraw: false })
      : buildRequest({ id: Number(params.id), obstacle: null }),
  ),
  mockEndpoint(decideBpkbRequest, ({ params, body }) =>
    buildRequest({
      ...{ id: Number(params.id), status: body.decision, decided_by: 'Bambang Kusuma' },
      ...{ decided_at: '2026-11-20T05:00:00.000Z', decision_reason: body.reason || null },
    }),
  ),
];
