import { useQueryClient } from '@tanstack/react-query';
import { rejectCreditChange } from '@/lib/contract/creditRequests';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { RecordId } from '@/lib/contract/fields';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { creditKeys } from './credits.queries';
import { keepDetail } from './keepDetail';

/** Rejects the change or void that was read; 409 when it was decided meanwhile, or the receipt changed. */
export function useRejectRequest(id: RecordId) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (body: BodyOf<typeof rejectCreditChange>, idempotencyKey) =>
      call(rejectCreditChange, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail) => keepDetail(client, id, detail),
    onError: () => void client.invalidateQueries({ queryKey: creditKeys.all }),
  });
}
