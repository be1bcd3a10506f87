import { useQueryClient } from '@tanstack/react-query';
import { disableAuthenticator, renewRecoveryCodes } from '@/lib/contract/authenticator';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { ownAccountKeys } from './ownAccount.queries';

/** What password and code are asked for. */
export type ProvenChange = 'disable' | 'renew';

/** Takes the app away, or makes new recovery codes and answers them; by password and code. It sends no key: a code is taken
 * once. */
export function useProvenChange() {
  const client = useQueryClient();
  return useWrite({
    send: async ({ change, ...body }: { change: ProvenChange; password: string; code: string }) => {
      if (change === 'renew') return (await call(renewRecoveryCodes, { body })).recovery_codes;
      await call(disableAuthenticator, { body });
      return [];
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ownAccountKeys.authenticator() }),
  });
}
