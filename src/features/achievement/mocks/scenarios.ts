import type { HttpHandler } from 'msw';
import * as calls from '@/lib/contract/achievement';
import { listCollectorTargets, saveCollectorTarget } from '@/lib/contract/collectorTargets';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildAchievement, buildLater, buildNobody, buildRow, buildRows } from './buildAchievement';
import { buildFigures } from './buildFigures';
import { buildBucketTargets, buildTarget, buildTargets } from './buildTargets';

/* Named worlds for stories; each goes before the happy path. */

const worlds = (...endpoints: Parameters<typeof mockEndpoint>[0][]) => {
  const every = (answer: () => Response | Promise<Response>): HttpHandler[] =>
    endpoints.map((endpoint) => mockEndpoint(endpoint, answer));
  return {
    asking: every(never),
    fails: every(() => refuse(500, '')),
    offline: every(offline),
    forbidden: every(() => refuse(403, 'Anda tidak punya hak untuk ini.')),
    hostWithout: every(() => refuse(404, 'Alamat ini tidak ada.')),
  };
};
const none = { date: '2026-11-20', from: '2026-11-20', to: '2026-11-20', rows: [], count: 0 };

const unset = buildRows().map((row) => ({
  ...buildFigures({ collected: row.collected, target: null }),
  collector: row.collector,
}));

export const achievementScenarios = {
  figures: worlds(calls.getAchievement),
  rows: worlds(
    ...[calls.listAchievedReceipts, calls.listAchievedAccounts, calls.listAchievedVisits],
    ...[calls.listAchievedPromises, calls.listAchievedTts],
  ),
  targets: worlds(listCollectorTargets),
  /** The figures came, their drawings did not. */
  trendFails: [mockEndpoint(calls.getAchievementTrend, () => refuse(500, ''))],
  /** A collector sees themself alone. */
  own: [
    mockEndpoint(calls.getAchievement, ({ query }) =>
      buildAchievement([buildRow({ collector: { id: 7, name: 'Sri Wahyuni' } })], {
        ...{ query, supervises: false },
      }),
    ),
  ],
  noCollectors: [mockEndpoint(calls.getAchievement, ({ query }) => buildAchievement([], { query }))],
  noTargets: [mockEndpoint(calls.getAchievement, ({ query }) => buildAchievement(unset, { query }))],
  /** Receipts were entered and voided after the month had closed. */
  later: [
    mockEndpoint(calls.getAchievement, ({ query }) =>
      buildAchievement([buildLater(), ...buildRows().slice(1, 3), buildNobody()], { query }),
    ),
  ],
  /** Names and sums as long as they come. */
  long: [
    mockEndpoint(calls.getAchievement, ({ query }) =>
      buildAchievement(
        [
          buildRow({
            collector: { id: 14, name: 'Raden Mas Muhammad Rizky Pratama Wicaksono Adiwijaya Hadikusumo' },
            ...buildFigures({
              collected: { amount: 8_765_432_000, accounts: 12_345 },
              target: { amount: 9_999_999_000, accounts: 19_999 },
            }),
          }),
          ...buildRows().slice(1),
        ],
        { query },
      ),
    ),
  ],
  noRows: [
    mockEndpoint(calls.listAchievedReceipts, { ...none, total: 0 }),
    mockEndpoint(calls.listAchievedAccounts, { ...none, total: 0 }),
    mockEndpoint(calls.listAchievedVisits, none),
    mockEndpoint(calls.listAchievedPromises, { ...none, total: 0 }),
    mockEndpoint(calls.listAchievedTts, { ...none, total: 0 }),
  ],
  noPeople: [mockEndpoint(listCollectorTargets, buildTargets({ rows: [] }))],
  closedMonth: [
    mockEndpoint(listCollectorTargets, () =>
      buildTargets({
        ...{ month: '2026-10', closed: true },
        rows: buildTargets().rows.map((row) => ({
          ...row,
          obstacle: 'Bulan ini sudah ditutup; targetnya tidak dapat diubah lagi.',
        })),
      }),
    ),
  ],
  /** A rule that the form does not know. */
  saveRefused: [
    mockEndpoint(saveCollectorTarget, () =>
      refuse(422, 'Periksa lagi yang ditandai.', {
        errors: { 'targets.2.accounts': 'Kolektor ini hanya memegang 9 akun.' },
      }),
    ),
  ],
  saveOffline: [mockEndpoint(saveCollectorTarget, offline)],
  /** Somebody else set it a moment ago. */
  setMeanwhile: [
    mockEndpoint(saveCollectorTarget, ({ body }) =>
      body.version < 3
        ? refuse(409, 'Target ini sudah diubah orang lain sejak ditampilkan.', {
            version: body.version,
            current: buildTarget({
              version: 3,
              targets: buildBucketTargets().map((target) =>
                target.bucket === '8-15' ? { ...target, amount: 9_500_000, accounts: 14 } : target,
              ),
            }),
          })
        : buildTarget({ targets: body.targets, version: 4 }),
    ),
  ],
};
