import { useQueryClient } from '@tanstack/react-query';
import { removeAuthenticator } from '@/lib/contract/authenticator';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { staffKeys } from './staff.queries';

/** Takes away the authenticator of somebody who lost it; their sessions end. */
export function useTakeAuthenticator() {
  const client = useQueryClient();
  return useWrite({
    send: (id: number, idempotencyKey) =>
      call(removeAuthenticator, { params: { id: String(id) }, idempotencyKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: staffKeys.all }),
  });
}
