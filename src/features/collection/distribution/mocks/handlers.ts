import type { HttpHandler } from 'msw';
import * as calls from '@/lib/contract/distribution';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import {
  buildAccountPage,
  buildAccounts,
  buildCollectorPage,
  buildCollectorRows,
  buildContractCollectors,
  buildProposal,
  buildSaved,
} from './buildDistribution';

/** Who collects what in Jakarta; writes are accepted and kept nowhere. */
export const distributionHandlers: HttpHandler[] = [
  mockEndpoint(calls.listCollectors, ({ query }) => {
    const search = query.search?.toLowerCase() ?? '';
    const rows = buildCollectorRows().filter(({ name }) => name.toLowerCase().includes(search));
    return buildCollectorPage({ rows, count: rows.length, date: query.date ?? '2026-11-20' });
  }),
  mockEndpoint(calls.listDistributionAccounts, ({ query }) => {
    const rows = buildAccounts()
      .filter(({ collector }) => query.state !== 'none' || collector === null)
      .filter(({ region }) => query.state !== 'unknown' || region === null)
      .filter(({ collector }) => query.collector === undefined || collector?.id === Number(query.collector));
    return buildAccountPage({ rows, count: rows.length });
  }),
  mockEndpoint(calls.previewDistribution, ({ query }) => {
    const chosen = (query.collectors ?? '').split(',').map(Number);
    const from = query.from === undefined ? null : Number(query.from);
    return buildProposal({ scope: query.scope as calls.Scope, from_id: from, collector_ids: chosen });
  }),
  mockEndpoint(calls.saveDistribution, { id: 4, moved: 33 }),
  mockEndpoint(calls.moveAccounts, ({ body }) => ({ id: 5, moved: body.accounts.length })),
  mockEndpoint(calls.listDistributions, {
    rows: [
      buildSaved(),
      buildSaved({ id: 3, moved: 2, reason: 'Lebih dekat rumahnya', at: '2026-11-18T02:40:00.000Z' }),
    ],
    count: 2,
    count_more: false,
  }),
  mockEndpoint(calls.listContractCollectors, { rows: buildContractCollectors() }),
];
