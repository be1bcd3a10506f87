import { forgetPassword, readPasswordLink, usePasswordLink } from '@/lib/contract/passwordLinks';
import type { World } from './calls';
import { hire } from './staffCalls';

/** What the server prints for somebody who was hired and has no e-mail. */
async function someToken({ send, link }: World): Promise<string> {
  const { username } = await hire(send);
  return link(username);
}

/** Links with which a person chooses their own password. */
export const PASSWORD_LINK_CALLS = {
  forgetPassword: ({ send, username }: World) => send(forgetPassword, 'nobody', { body: { username } }),
  readPasswordLink: async (world: World) =>
    world.send(readPasswordLink, 'nobody', { body: { token: await someToken(world) } }),
  usePasswordLink: async (world: World) =>
    world.send(usePasswordLink, 'nobody', {
      body: { token: await someToken(world), new_password: 'kuda lumping makan beling' },
    }),
};
