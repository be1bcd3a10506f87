import type { HttpHandler } from 'msw';
import { listMyHistory } from '@/lib/contract/history';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildLog, pageOf } from './fixtures';

const LONG = buildLog(45);

/** Named worlds for My History. */
export const historyScenarios = {
  threePages: [mockEndpoint(listMyHistory, ({ query }) => pageOf(LONG, Number(query.page ?? 1)))],
  /** The first page answers, the next ones do not. */
  secondPageFails: [
    mockEndpoint(listMyHistory, ({ query }) =>
      query.page === '1' ? pageOf(LONG, 1) : refuse(500, 'Server sedang bermasalah. Coba lagi sebentar.'),
    ),
  ],
  nothingYet: [mockEndpoint(listMyHistory, { rows: [], count: 0 })],
  asking: [mockEndpoint(listMyHistory, never)],
  networkGone: [mockEndpoint(listMyHistory, offline)],
  noSuchCall: [mockEndpoint(listMyHistory, refuse(404, 'Data tidak ditemukan.'))],
} satisfies Record<string, HttpHandler[]>;
