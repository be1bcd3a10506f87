import { useQueryClient } from '@tanstack/react-query';
import { changePassword } from '@/lib/contract/account';
import type { BodyOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { sessionKeys } from './sessions.queries';

/** Changes the password; other sessions end with it. No key is sent: the server keeps none for passwords. */
export function useChangePassword() {
  const client = useQueryClient();
  return useWrite({
    send: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionKeys.all() }),
  });
}
