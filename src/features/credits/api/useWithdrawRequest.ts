import { useQueryClient } from '@tanstack/react-query';
import { withdrawCreditRequest } from '@/lib/contract/creditRequests';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { RecordId } from '@/lib/contract/fields';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { creditKeys } from './credits.queries';
import { keepDetail } from './keepDetail';

/** Takes back one's own request; 409 when it was decided meanwhile. */
export function useWithdrawRequest(id: RecordId) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (body: BodyOf<typeof withdrawCreditRequest>, idempotencyKey) =>
      call(withdrawCreditRequest, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail) => keepDetail(client, id, detail),
    onError: () => void client.invalidateQueries({ queryKey: creditKeys.all }),
  });
}
