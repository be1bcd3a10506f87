import { readPasswordLink, usePasswordLink } from '@/lib/contract/passwordLinks';
import type { MadeStaffLink } from '@/lib/contract/staff';
import { makeStaffLink } from '@/lib/contract/staff';
import type { Send } from './calls';
import { hire } from './staffCalls';

/** What an administrator is shown of a link that was not mailed. */
async function someToken(send: Send): Promise<string> {
  const { id, version } = await hire(send);
  const made = await send(makeStaffLink, 'admin', { params: { id: String(id) }, body: { version } });
  return (made.data as MadeStaffLink).token ?? '';
}

/** Links with which a person chooses their own password. */
export const PASSWORD_LINK_CALLS = {
  readPasswordLink: async ({ send }: { send: Send }) =>
    send(readPasswordLink, 'nobody', { body: { token: await someToken(send) } }),
  usePasswordLink: async ({ send }: { send: Send }) =>
    send(usePasswordLink, 'nobody', {
      body: { token: await someToken(send), new_password: 'kuda lumping makan beling' },
    }),
};
