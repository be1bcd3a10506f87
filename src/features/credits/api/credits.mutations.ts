import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  rejectCreditChange,
  requestCreditChange,
  type Approval,
  type CreditDetail,
} from '@/lib/contract/credits';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { RecordId } from '@/lib/contract/fields';
import { call } from '@/lib/http/request';
import { creditKeys } from './credits.queries';
import { sendApproval } from './sendApproval';

interface Write {
  id: RecordId;
  /** The same for every try of one intention. */
  idempotencyKey: string;
}

/** Asks for a change of a receipt; 409 when one waits already or the receipt changed meanwhile. */
export function requestChangeOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({
      id,
      idempotencyKey,
      ...body
    }: Write & BodyOf<typeof requestCreditChange>): Promise<CreditDetail> =>
      call(requestCreditChange, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail, { id }) => keepDetail(client, id, detail),
  });
}

/** Rejects the change that waits. */
export function rejectChangeOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, idempotencyKey, reason }: Write & { reason: string }): Promise<CreditDetail> =>
      call(rejectCreditChange, { params: { id: String(id) }, body: { reason }, idempotencyKey }),
    onSuccess: (detail, { id }) => keepDetail(client, id, detail),
  });
}

/** Approves the change; the lists then ask for the approved values. */
export function approveOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (approval: Approval) => sendApproval(approval),
    // Also after a failure: the answer may have been lost after the server applied the change.
    onSettled: () => void client.invalidateQueries({ queryKey: creditKeys.all }),
  });
}

function keepDetail(client: QueryClient, id: RecordId, detail: CreditDetail): void {
  client.setQueryData(creditKeys.detail(id), detail);
  void client.invalidateQueries({ queryKey: creditKeys.lists() });
  void client.invalidateQueries({ queryKey: creditKeys.approvals() });
}
