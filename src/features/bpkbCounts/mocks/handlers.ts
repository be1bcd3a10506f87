import type { HttpHandler } from 'msw';
import {
  cancelBpkbCount,
  closeBpkbCount,
  finishBpkbCount,
  getBpkbCount,
  getBpkbCountLabels,
  listBpkbCounts,
  listBpkbFindings,
  reopenBpkbCount,
  sendBpkbScans,
  settleBpkbFinding,
  startBpkbCount,
  type BpkbCount,
} from '@/lib/contract/bpkbCounts';
import { readLabel } from '@/lib/format/bpkbLabel';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import {
  buildClosed,
  buildCount,
  buildCountLabels,
  buildCountRows,
  buildFindings,
  buildFinished,
  buildSettledCount,
} from './buildCount';

const answered = (id: string | number, count: BpkbCount): BpkbCount => ({ ...count, id: Number(id) });

/** Jakarta's counts, for a keeper; writes are accepted and kept nowhere. */
export const bpkbCountHandlers: HttpHandler[] = [
  mockEndpoint(listBpkbCounts, ({ query }) => {
    const rows = buildCountRows().filter(({ state }) => query.state === undefined || state === query.state);
    return { rows, count: rows.length };
  }),
  mockEndpoint(startBpkbCount, ({ body }) =>
    buildCount({ id: 5, safe: body.safe, counted: 0, counters: [], by_counter: [] }),
  ),
  mockEndpoint(getBpkbCount, ({ params }) =>
    answered(params.id, params.id === '3' ? buildClosed() : buildCount()),
  ),
  mockEndpoint(getBpkbCountLabels, () => buildCountLabels()),
  mockEndpoint(sendBpkbScans, ({ body }) => ({
    counted: 312 + body.scans.length,
    answers: body.scans.map(({ code }) => ({
      ...{ code, outcome: readLabel(code) ? ('TAKEN' as const) : ('UNKNOWN' as const), place: '', by: '' },
    })),
  })),
  mockEndpoint(closeBpkbCount, ({ params }) => answered(params.id, buildClosed())),
  mockEndpoint(reopenBpkbCount, ({ params }) => answered(params.id, buildCount())),
  mockEndpoint(cancelBpkbCount, ({ params, body }) =>
    answered(params.id, buildCount({ state: 'CANCELLED', note: body.reason, acts: {} })),
  ),
  mockEndpoint(listBpkbFindings, ({ query }) => {
    const rows = buildFindings().filter(
      ({ finding }) => query.finding === undefined || finding === query.finding,
    );
    return { rows, count: rows.length };
  }),
  mockEndpoint(settleBpkbFinding, ({ params }) =>
    answered(params.id, buildClosed({ version: 7, differing: { all: 4, open: 1 } })),
  ),
  mockEndpoint(finishBpkbCount, ({ params, body }) =>
    answered(params.id, buildFinished({ note: body.note, differing: buildSettledCount().differing })),
  ),
];
