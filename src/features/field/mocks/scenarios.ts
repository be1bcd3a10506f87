import type { HttpHandler } from 'msw';
import { getCollectorPlan } from '@/lib/contract/collectorPlan';
import { listCollectorRepossessions } from '@/lib/contract/repossessions';
import { listOwnTts } from '@/lib/contract/tts';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildOrders, NO_ORDERS } from './buildOwnOrder';
import { buildPlan } from './buildPlan';

const forbidden = () => refuse(403, 'Anda tidak punya hak untuk ini.');
const missing = () => refuse(404, 'Alamat ini tidak ada.');

/** Named worlds of a collector's day; each goes before the happy path. */
export const fieldScenarios = {
  asking: [mockEndpoint(getCollectorPlan, never)],
  fails: [mockEndpoint(getCollectorPlan, () => refuse(500, ''))],
  offline: [mockEndpoint(getCollectorPlan, offline)],
  forbidden: [mockEndpoint(getCollectorPlan, forbidden)],
  hostWithout: [mockEndpoint(getCollectorPlan, missing)],
  noAccounts: [
    mockEndpoint(getCollectorPlan, buildPlan({ rows: [], carried: { count: 0, amount: 0 }, blocks: [] })),
  ],
  closed: [mockEndpoint(getCollectorPlan, buildPlan({ closed_at: '2026-11-20T06:10:00.000Z' }))],
  ttsAsking: [mockEndpoint(listOwnTts, never)],
  ttsFails: [mockEndpoint(listOwnTts, () => refuse(500, ''))],
  ttsOffline: [mockEndpoint(listOwnTts, offline)],
  ttsForbidden: [mockEndpoint(listOwnTts, forbidden)],
  ttsHostWithout: [mockEndpoint(listOwnTts, missing)],
  noTts: [mockEndpoint(listOwnTts, { rows: [], count: 0, total: 0 })],
} satisfies Record<string, HttpHandler[]>;

/** Named worlds of a collector's orders. */
export const orderScenarios = {
  one: [mockEndpoint(listCollectorRepossessions, buildOrders())],
  none: [mockEndpoint(listCollectorRepossessions, NO_ORDERS)],
  asking: [mockEndpoint(listCollectorRepossessions, never)],
  fails: [mockEndpoint(listCollectorRepossessions, () => refuse(500, ''))],
  offline: [mockEndpoint(listCollectorRepossessions, offline)],
  forbidden: [mockEndpoint(listCollectorRepossessions, forbidden)],
} satisfies Record<string, HttpHandler[]>;
