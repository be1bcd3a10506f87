import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Approval } from '@/lib/contract/approvals';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import {
  rejectCreditChange,
  requestCreditChange,
  requestCreditVoid,
  withdrawCreditRequest,
} from '@/lib/contract/creditRequests';
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

/** Asks that a receipt be voided; 409 when a request waits already, it changed, or others build on it. */
export function requestVoidOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({
      id,
      idempotencyKey,
      ...body
    }: Write & BodyOf<typeof requestCreditVoid>): Promise<CreditDetail> =>
      call(requestCreditVoid, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail, { id }) => keepDetail(client, id, detail),
  });
}

/** Rejects the change or void that was read; 409 when it was decided meanwhile, or the receipt changed. */
export function rejectChangeOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({
      id,
      idempotencyKey,
      ...body
    }: Write & BodyOf<typeof rejectCreditChange>): Promise<CreditDetail> =>
      call(rejectCreditChange, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail, { id }) => keepDetail(client, id, detail),
    onError: () => void client.invalidateQueries({ queryKey: creditKeys.all }),
  });
}

/** Takes back one's own request; 409 when it was decided meanwhile. */
export function withdrawOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({
      id,
      idempotencyKey,
      ...body
    }: Write & BodyOf<typeof withdrawCreditRequest>): Promise<CreditDetail> =>
      call(withdrawCreditRequest, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (detail, { id }) => keepDetail(client, id, detail),
    onError: () => void client.invalidateQueries({ queryKey: creditKeys.all }),
  });
}

/** Approves the change or void; the lists then ask for what came of it. */
export function approveOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ approval, idempotencyKey }: { approval: Approval; idempotencyKey: string }) =>
      sendApproval(approval, idempotencyKey),
    // Also after a failure: the answer may have been lost after the server applied the change.
    onSettled: () => void client.invalidateQueries({ queryKey: creditKeys.all }),
  });
}

function keepDetail(client: QueryClient, id: RecordId, detail: CreditDetail): void {
  client.setQueryData(creditKeys.detail(id), detail);
  void client.invalidateQueries({ queryKey: creditKeys.lists() });
  void client.invalidateQueries({ queryKey: creditKeys.approvals() });
}
