import type { HttpHandler } from 'msw';
import * as plans from '@/lib/contract/collectorPlan';
import * as units from '@/lib/contract/repossessions';
import * as tts from '@/lib/contract/tts';
import * as visits from '@/lib/contract/visits';
import { readTtsNumber } from '@/lib/format/recordNumbers';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { handoverOf } from './buildBast';
import { buildOrders } from './buildOwnOrder';
import { buildOverview, buildPlan, buildProgress, PLAN_DAY } from './buildPlan';
import { buildBlock, buildBlockRows, buildTts, buildTtsRows, DEVICE } from './buildTts';
import { buildOutsideVisit, buildVisits, visitOf } from './buildVisit';

const pageOf = <T>(rows: readonly T[], { page = '1', size = '10' }: { page?: string; size?: string }) => {
  const from = (Number(page) - 1) * Number(size);
  return { rows: rows.slice(from, from + Number(size)), count: rows.length };
};

const ttsPage = (
  query: { search?: string; state?: string; late?: string; page?: string; size?: string },
  all = buildTtsRows(),
) => {
  const { search = '' } = query;
  const words = (readTtsNumber(search) ?? search).toLowerCase();
  const rows = all
    .filter((row) => `${row.number} ${row.contract_code} ${row.customer_name}`.toLowerCase().includes(words))
    .filter(({ state }) => query.state === undefined || state === query.state)
    .filter(({ late }) => query.late === undefined || late);
  return { ...pageOf(rows, query), total: rows.reduce((sum, { amount }) => sum + amount, 0) };
};

/** One collector's day in Jakarta; writes are answered and kept nowhere. */
export const fieldHandlers: HttpHandler[] = [
  mockEndpoint(plans.getCollectorPlan, ({ query }) =>
    buildPlan({ blocks: [buildBlock({ device: query.device ?? DEVICE })] }),
  ),
  mockEndpoint(plans.listCollectorPlans, ({ query }) => ({
    office: { id: 1, name: 'Jakarta' },
    ...{ day: query.date ?? PLAN_DAY, today: PLAN_DAY, may_add: true },
    rows: [
      buildProgress(),
      buildProgress({
        ...{ id: 32, collector: { id: 15, name: 'Rizky Ramadhan' }, rows: 9, visited: 0, promised: 0 },
        ...{ taken: { count: 0, amount: 0 }, carried: { count: 0, amount: 0 }, last_at: null, version: 1 },
      }),
    ],
  })),
  mockEndpoint(plans.getPlanOverview, ({ params }) => buildOverview({ id: Number(params.id) })),
  mockEndpoint(plans.addToPlan, ({ params, body }) => {
    const before = buildOverview({ id: Number(params.id) });
    const added = body.contract_codes.map((contract_code, index) => ({
      ...{ nth: before.rows.length + 1 + index, contract_code, customer_name: 'Rina Marlina' },
      state: 'OPEN' as const,
      ...{ village: null, dpd: 6, source: 'ADDED' as const, added_reason: body.reason },
      ...{ visits: [], close_reason: '' },
    }));
    return { ...before, version: before.version + 1, rows: [...before.rows, ...added] };
  }),
  mockEndpoint(plans.closePlan, ({ params, body }) => {
    const before = buildOverview({ id: Number(params.id) });
    const reasons = new Map(body.reasons.map(({ contract_code, reason }) => [contract_code, reason]));
    return {
      ...{ ...before, version: body.version + 1, may_add: false },
      ...{ closed_at: '2026-11-20T10:15:00.000Z' },
      closed_by: { username: 'spv.jkt', name: 'Dewi Anggraini' },
      obstacle: 'Rencana kerja ini sudah ditutup.',
      rows: before.rows.map((row) => ({
        ...{ ...row, state: null },
        close_reason: reasons.get(row.contract_code) ?? '',
      })),
    };
  }),
  mockEndpoint(units.listCollectorRepossessions, buildOrders()),
  mockEndpoint(units.sendUnitHandover, ({ body }) => handoverOf(body)),
  mockEndpoint(visits.sendVisit, ({ body }) => visitOf(body)),
  mockEndpoint(visits.listContractVisits, ({ query }) => pageOf(buildVisits(), query)),
  mockEndpoint(visits.listOutsideVisits, ({ query }) => pageOf([buildOutsideVisit()], query)),
  mockEndpoint(tts.takeTtsBlock, ({ body }) =>
    buildBlock({
      ...{ id: body.id, device: body.device, first: 251, last: 275 },
      ...{ given_on: PLAN_DAY, used: [], last_day: null },
    }),
  ),
  mockEndpoint(tts.closeTtsBlock, ({ params }) =>
    buildBlock({ id: String(params.id), closed_at: '2026-11-20T07:05:00.000Z' }),
  ),
  mockEndpoint(tts.listTtsBlocks, ({ query }) => pageOf(buildBlockRows(), query)),
  mockEndpoint(tts.listOwnTts, ({ query }) => ttsPage(query)),
  // The oldest that are still underway first.
  mockEndpoint(tts.listTts, ({ query }) =>
    ttsPage(
      query,
      buildTtsRows().toSorted((a, b) => Number(b.late) - Number(a.late)),
    ),
  ),
  mockEndpoint(tts.voidTts, ({ params, body }) =>
    buildTts({ id: Number(params.id), state: 'VOID', void_reason: body.reason }),
  ),
];
