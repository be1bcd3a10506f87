import { useQueryClient } from '@tanstack/react-query';
import { requestCreditVoid } from '@/lib/contract/creditRequests';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { RecordId } from '@/lib/contract/fields';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { creditKeys } from './credits.queries';
import { keepDetail } from './keepDetail';

/** Asks that a receipt be voided; 409 when a request waits already, it changed, or others build on it. */
export function useRequestVoid(id: RecordId) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (body: BodyOf<typeof requestCreditVoid>, idempotencyKey) =>
      call(requestCreditVoid, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail) => keepDetail(client, id, detail),
    // Who asked first, or what the receipt is now, stands on the receipt itself.
    onConflict: () => void client.invalidateQueries({ queryKey: creditKeys.detail(id) }),
  });
}
