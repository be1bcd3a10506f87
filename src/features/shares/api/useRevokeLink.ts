import { useQueryClient } from '@tanstack/react-query';
import { revokeShareLink } from '@/lib/contract/shares';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { shareKeys } from './shares.queries';

/** Ends a link of a contract by its id. */
export function useRevokeLink(code: string) {
  const client = useQueryClient();
  return useWrite({
    target: code,
    send: (id: number, idempotencyKey) =>
      call(revokeShareLink, { params: { id: String(id) }, idempotencyKey }),
    onSuccess: () => markAffected(client, 'shareLinkWritten'),
    onSettled: () => void client.invalidateQueries({ queryKey: shareKeys.links(code) }),
  });
}
