import { useQueryClient } from '@tanstack/react-query';
import { enableAuthenticator } from '@/lib/contract/authenticator';
import type { BodyOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { ownAccountKeys } from './ownAccount.queries';

/** Turns the app on by its first code; answers the recovery codes. It sends no key: a code is taken once. */
export function useEnableAuthenticator() {
  const client = useQueryClient();
  return useWrite({
    send: (body: BodyOf<typeof enableAuthenticator>) => call(enableAuthenticator, { body }),
    // Also after a refusal: where the first answer was lost, it is on.
    onSettled: () => void client.invalidateQueries({ queryKey: ownAccountKeys.authenticator() }),
  });
}
