import { listContracts, type ContractPage } from '@/lib/contract/contracts';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { listShareLinks, makeShareLink, revokeShareLink, type ShareLink } from '@/lib/contract/shares';
import type { Send } from './calls';

async function someContract(send: Send): Promise<{ id: string }> {
  const page = (await send(listContracts, 'cashier')).data as ContractPage;
  return { id: page.rows[0]?.code ?? '' };
}

async function make(send: Send) {
  return send(makeShareLink, 'cashier', { params: await someContract(send), body: { days: 30 } });
}

const made = async (send: Send) => (await make(send)).data as { link: ShareLink; token: string };

/** Links to a contract's card. */
export const SHARE_CALLS = {
  listShareLinks: async ({ send }: { send: Send }) => {
    await make(send);
    return send(listShareLinks, 'cashier', { params: await someContract(send) });
  },
  makeShareLink: ({ send }: { send: Send }) => make(send),
  revokeShareLink: async ({ send }: { send: Send }) =>
    send(revokeShareLink, 'cashier', { params: { id: String((await made(send)).link.id) } }),
  openSharedCard: async ({ send }: { send: Send }) =>
    send(openSharedCard, 'nobody', { params: { id: (await made(send)).token } }),
};
