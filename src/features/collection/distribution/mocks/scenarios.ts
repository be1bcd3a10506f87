import type { HttpHandler } from 'msw';
import * as calls from '@/lib/contract/distribution';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildAccountPage, buildCollectorPage, buildProposal } from './buildDistribution';

const forbidden = () => refuse(403, 'Anda tidak punya hak untuk ini.');
const missing = () => refuse(404, 'Alamat ini tidak ada.');
const fails = () => refuse(500, '');
const none = { rows: [], count: 0 };
const worlds = <E extends Parameters<typeof mockEndpoint>[0]>(call: E) => ({
  asking: [mockEndpoint(call, never)],
  fails: [mockEndpoint(call, fails)],
  offline: [mockEndpoint(call, offline)],
  forbidden: [mockEndpoint(call, forbidden)],
  hostWithout: [mockEndpoint(call, missing)],
});

/** Named worlds of Distribusi Kolektor; each goes before the happy path. */
export const distributionScenarios = {
  collectors: worlds(calls.listCollectors),
  accounts: worlds(calls.listDistributionAccounts),
  proposal: worlds(calls.previewDistribution),
  history: worlds(calls.listDistributions),
  noCollectors: [mockEndpoint(calls.listCollectors, buildCollectorPage({ ...none, collectors: [] }))],
  filling: [
    mockEndpoint(calls.listCollectors, buildCollectorPage({ filling: { done: 412_000, total: 1_000_000 } })),
  ],
  noAccounts: [mockEndpoint(calls.listDistributionAccounts, buildAccountPage(none))],
  noHistory: [mockEndpoint(calls.listDistributions, { ...none, count_more: false })],
  nothingMoves: [
    mockEndpoint(
      calls.previewDistribution,
      buildProposal({
        ...{ moved: 0, moved_outstanding: 0 },
        sides: buildProposal().sides.map((side) => ({ ...side, after: side.before })),
      }),
    ),
  ],
  /** Two accounts were paid up while the proposal was looked at. */
  changedMeanwhile: [
    mockEndpoint(calls.saveDistribution, () =>
      refuse(
        409,
        'Akun atau kolektornya sudah berubah sejak pembagian ini ditampilkan. Periksa pembagian yang baru.',
        {
          current: buildProposal({
            ...{ digest: 'contoh-2', moved: 31, moved_outstanding: 388_250_000 },
            sides: buildProposal().sides.map((side) =>
              side.collector?.id === 23
                ? { ...side, after: { accounts: 20, outstanding: 256_500_000, buckets: [2, 13, 4, 1] } }
                : side.collector === null
                  ? { ...side, before: { accounts: 9, outstanding: 117_250_000, buckets: [0, 8, 1, 0] } }
                  : side,
            ),
          }),
        },
      ),
    ),
  ],
  saveOffline: [mockEndpoint(calls.saveDistribution, offline)],
  movedMeanwhile: [
    mockEndpoint(calls.moveAccounts, () =>
      refuse(409, 'Sudah berubah sejak ditampilkan: JKT-2603-00112. Muat ulang daftarnya, lalu pilih lagi.', {
        contracts: ['JKT-2603-00112'],
      }),
    ),
  ],
} satisfies Record<string, HttpHandler[] | Record<string, HttpHandler[]>>;
