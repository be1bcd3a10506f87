import { useQueryClient } from '@tanstack/react-query';
import { requestCreditChange } from '@/lib/contract/creditRequests';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { RecordId } from '@/lib/contract/fields';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { creditKeys } from './credits.queries';
import { keepDetail } from './keepDetail';

/** Asks for a change of a receipt; 409 when one waits already or the receipt changed meanwhile. */
export function useRequestChange(id: RecordId) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (body: BodyOf<typeof requestCreditChange>, idempotencyKey) =>
      call(requestCreditChange, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail) => keepDetail(client, id, detail),
    // Who asked first, or what the receipt is now, stands on the receipt itself.
    onConflict: () => void client.invalidateQueries({ queryKey: creditKeys.detail(id) }),
  });
}
