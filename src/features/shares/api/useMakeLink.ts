import { useQueryClient } from '@tanstack/react-query';
import { makeShareLink } from '@/lib/contract/shares';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { shareKeys } from './shares.queries';

/** Makes a link to a contract's card that lasts so many days. */
export function useMakeLink(code: string) {
  const client = useQueryClient();
  return useWrite({
    target: code,
    send: (days: number, idempotencyKey) =>
      call(makeShareLink, { params: { id: code }, body: { days }, idempotencyKey }),
    onSuccess: () => markAffected(client, 'shareLinkWritten'),
    // After a refusal too: there may be more links than are shown.
    onSettled: () => void client.invalidateQueries({ queryKey: shareKeys.links(code) }),
  });
}
