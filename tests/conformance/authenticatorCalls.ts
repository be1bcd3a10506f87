import { TOTP } from 'otpauth';
import {
  beginAuthenticator,
  disableAuthenticator,
  enableAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@/lib/contract/authenticator';
import type { DataOf } from '@/lib/contract/endpoint';
import type { World } from './calls';

/** The clerk's: the other calls sign in as others. */
const begin = ({ send, password }: World) => send(beginAuthenticator, 'clerk', { body: { password } });

async function enable(world: World) {
  const { secret } = (await begin(world)).data as DataOf<typeof beginAuthenticator>;
  const body = { code: new TOTP({ secret }).generate(), sent_code: await world.code() };
  return world.send(enableAuthenticator, 'clerk', { body });
}

/** Recovery codes of an app that has just been set up; each proves once. */
let codes: readonly string[] = [];
const keep = (answer: { data: unknown }) => {
  codes = (answer.data as { recovery_codes: string[] }).recovery_codes;
  return answer;
};
const proof = ({ password }: World) => ({ body: { password, code: codes[0] ?? '' } });

/** The authenticator app: one's own, and taking it away from a person who lost it. */
export const AUTHENTICATOR_CALLS = {
  getAuthenticator: ({ send }: World) => send(getAuthenticator, 'clerk'),
  beginAuthenticator: begin,
  enableAuthenticator: async (world: World) => keep(await enable(world)),
  renewRecoveryCodes: async (world: World) =>
    keep(await world.send(renewRecoveryCodes, 'clerk', proof(world))),
  disableAuthenticator: (world: World) => world.send(disableAuthenticator, 'clerk', proof(world)),
  // Who has none: nobody's session ends under the other calls.
  removeAuthenticator: ({ send }: World) => send(removeAuthenticator, 'admin', { params: { id: '4' } }),
};
