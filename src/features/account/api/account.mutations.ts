import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { changePassword, endOtherSessions, endSession } from '@/lib/contract/account';
import type { BodyOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';
import { sessionKeys } from './sessions.queries';

/** Changes the password; other sessions end with it. No key is sent: the server keeps none for passwords. */
export const changePasswordMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionKeys.all() }),
  });

/** Ends one session, by its id, or (`others`) every one but this; answers how many were ended. */
export const endSessionsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (which: number | 'others'): Promise<number> => {
      if (which === 'others') return (await call(endOtherSessions, {})).ended;
      await call(endSession, { params: { id: which } });
      return 1;
    },
    // Also after a refusal: what is still there is what the next press needs to know.
    onSettled: () => client.invalidateQueries({ queryKey: sessionKeys.all() }),
  });
