import * as calls from '@/lib/contract/distribution';
import type { AccountPage, CollectorPage, DistributionPreview } from '@/lib/contract/distribution';
import type { Send, World } from './calls';

const collectorsOf = async (send: Send) =>
  ((await send(calls.listCollectors, 'director', { query: { office: 3 } })).data as CollectorPage).collectors;

const proposal = async (send: Send) => {
  const collectors = (await collectorsOf(send)).map(({ id }) => id).join(',');
  const query = { scope: 'ALL', collectors, office: 3 };
  return (await send(calls.previewDistribution, 'director', { query })).data as DistributionPreview;
};

const firstAccount = async (send: Send) => {
  const page = (await send(calls.listDistributionAccounts, 'director', { query: { office: 3 } }))
    .data as AccountPage;
  const [row] = page.rows;
  if (!row) throw new Error('No account');
  return row;
};

/** Distribusi Kolektor, in Jayapura, where somebody collects. */
export const DISTRIBUTION_CALLS = {
  listCollectors: ({ send }: World) => send(calls.listCollectors, 'director', { query: { office: 3 } }),
  listDistributionAccounts: ({ send }: World) =>
    send(calls.listDistributionAccounts, 'director', { query: { office: 3 } }),
  previewDistribution: async ({ send }: World) => ({ data: await proposal(send) }),
  saveDistribution: async ({ send }: World) => {
    const { office, scope, from_id, collector_ids, digest } = await proposal(send);
    const body = { office_id: office.id, scope, from_id, collector_ids, digest };
    return send(calls.saveDistribution, 'director', { body });
  },
  moveAccounts: async ({ send }: World) => {
    const { code, collector } = await firstAccount(send);
    const others = (await collectorsOf(send)).filter(({ id }) => id !== collector?.id);
    const body = {
      ...{ office_id: 3, accounts: [{ code, collector_id: collector?.id ?? null }] },
      ...{ to_id: collector ? null : (others[0]?.id ?? null), reason: 'Lebih dekat rumahnya' },
    };
    return send(calls.moveAccounts, 'director', { body });
  },
  listDistributions: ({ send }: World) => send(calls.listDistributions, 'director', { query: { office: 3 } }),
  listContractCollectors: async ({ send }: World) =>
    send(calls.listContractCollectors, 'director', { params: { id: (await firstAccount(send)).code } }),
};
