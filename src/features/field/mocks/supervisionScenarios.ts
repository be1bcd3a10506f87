import type { HttpHandler } from 'msw';
import * as plans from '@/lib/contract/collectorPlan';
import { listDistributionAccounts } from '@/lib/contract/distribution';
import * as tts from '@/lib/contract/tts';
import * as visits from '@/lib/contract/visits';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildOverview, PLAN_DAY } from './buildPlan';
import { buildTts } from './buildTts';

const worlds = <E extends Parameters<typeof mockEndpoint>[0]>(call: E) => ({
  asking: [mockEndpoint(call, never)],
  fails: [mockEndpoint(call, () => refuse(500, ''))],
  offline: [mockEndpoint(call, offline)],
  forbidden: [mockEndpoint(call, () => refuse(403, 'Anda tidak punya hak untuk ini.'))],
  hostWithout: [mockEndpoint(call, () => refuse(404, 'Alamat ini tidak ada.'))],
});
const none = { rows: [], count: 0 };

/** Somebody else was there: the plan with a visit more. */
const visitedMeanwhile = () => {
  const plan = buildOverview({ version: 4 });
  const [first] = plan.rows;
  return {
    ...plan,
    rows: plan.rows.map((row, at) =>
      at === 2 && first
        ? {
            ...row,
            visits: first.visits.map((one) => ({ ...one, id: '0d8f2d1e-5a4b-4c6d-8e7f-00000000000a' })),
          }
        : row,
    ),
  };
};

/** Named worlds of the supervisor of collectors; each goes before the happy path. */
export const supervisionScenarios = {
  plans: worlds(plans.listCollectorPlans),
  plan: worlds(plans.getPlanOverview),
  tts: worlds(tts.listTts),
  blocks: worlds(tts.listTtsBlocks),
  outside: worlds(visits.listOutsideVisits),
  visits: worlds(visits.listContractVisits),
  noPlans: [
    mockEndpoint(plans.listCollectorPlans, {
      ...{ office: { id: 1, name: 'Jakarta' }, day: PLAN_DAY, today: PLAN_DAY, may_add: true, rows: [] },
    }),
  ],
  noTts: [mockEndpoint(tts.listTts, { ...none, total: 0 })],
  noBlocks: [mockEndpoint(tts.listTtsBlocks, none)],
  noOutside: [mockEndpoint(visits.listOutsideVisits, none)],
  noVisits: [mockEndpoint(visits.listContractVisits, none)],
  afternoon: [mockEndpoint(plans.getPlanOverview, buildOverview({ may_add: false }))],
  ownPlan: [
    mockEndpoint(
      plans.getPlanOverview,
      buildOverview({ obstacle: 'Rencana kerja sendiri ditutup oleh orang lain.' }),
    ),
  ],
  /** Paid at the counter, given to another, settled; the rest was not visited for the reason that is said. */
  closed: [
    mockEndpoint(
      plans.getPlanOverview,
      buildOverview({
        ...{ closed_at: '2026-11-20T10:15:00.000Z', may_add: false },
        closed_by: { username: 'spv.jkt', name: 'Dewi Anggraini' },
        obstacle: 'Rencana kerja ini sudah ditutup.',
        rows: buildOverview().rows.map((row) => ({
          ...{ ...row, state: null },
          close_reason: row.visits.length > 0 ? '' : 'Hujan lebat, jalan terendam',
        })),
      }),
    ),
  ],
  mixed: [
    mockEndpoint(
      plans.getPlanOverview,
      buildOverview({
        rows: buildOverview().rows.map((row, at) => ({
          ...row,
          state: (['OPEN', 'OPEN', 'PAID', 'MOVED', 'ENDED'] as const)[at] ?? 'OPEN',
        })),
      }),
    ),
  ],
  accountFound: [
    mockEndpoint(listDistributionAccounts, {
      ...{ office: { id: 1, name: 'Jakarta' }, count: 1, count_more: false, collectors: [] },
      rows: [
        {
          ...{ code: 'JKT-2601-00044', customer: 'Rina Marlina', region: null, next_due: '2026-11-14' },
          ...{ dpd: 6, outstanding: 5_400_000, collector: { id: 14, name: 'Agus Firmansyah' } },
        },
      ],
    }),
  ],
  notHis: [
    mockEndpoint(plans.addToPlan, () =>
      refuse(422, 'Ada isian yang harus diperbaiki.', {
        errors: { contract_codes: 'JKT-2601-00044 bukan akun Agus Firmansyah.' },
      }),
    ),
  ],
  addedTooLate: [
    mockEndpoint(plans.addToPlan, () =>
      refuse(409, 'Rencana kerja hanya dapat ditambah pada harinya sampai pukul 12.00.', {
        current: buildOverview({ may_add: false }),
      }),
    ),
  ],
  visitedMeanwhile: [
    mockEndpoint(plans.closePlan, ({ body }) =>
      body.version === 4
        ? { ...visitedMeanwhile(), closed_at: '2026-11-20T10:15:00.000Z', version: 5 }
        : refuse(409, 'Rencana kerja ini sudah berubah sejak ditampilkan.', { current: visitedMeanwhile() }),
    ),
  ],
  postedMeanwhile: [
    mockEndpoint(tts.voidTts, () =>
      refuse(409, 'Tanda terima ini sudah tidak dibawa kolektor.', {
        current: buildTts({ state: 'POSTED' }),
      }),
    ),
  ],
  blockKept: [mockEndpoint(tts.closeTtsBlock, () => refuse(403, 'Blok ini milik kolektor kantor lain.'))],
} satisfies Record<string, HttpHandler[] | Record<string, HttpHandler[]>>;
