import { approveCredit, type Approval } from '@/lib/contract/approvals';
import { voidCredit } from '@/lib/contract/creditRequests';
import { SUCCESS_TITLE } from '@/lib/contract/envelope';
import { ApiError } from '@/lib/http/ApiError';
import { request, type Answer } from '@/lib/http/request';
import { approvalPayload } from '../domain/approvalPayload';
import { kindOf } from '../domain/requestWords';

/**
 * Sends PUT credits/{id} with the requested values, or for a void POST credits/{id}/void. Only status 200 with the
 * title 'Sukses!' is a success (SPEC 4); every other answer, readable or not, is an error.
 */
export async function sendApproval(approval: Approval, idempotencyKey: string): Promise<void> {
  const answer = await (kindOf(approval) === 'VOID'
    ? sendVoid(approval, idempotencyKey)
    : sendChange(approval));
  if (answer.status === 200 && answer.title === SUCCESS_TITLE) return;
  throw new ApiError({
    kind: 'refused',
    status: answer.status,
    title: answer.title,
    message: answer.message || 'Server tidak memastikan bahwa permintaan ini disetujui.',
  });
}

/** SPEC 7 to the letter: no key, for the server knows a repetition by its values. */
function sendChange(approval: Approval): Promise<Answer<unknown>> {
  return request(approveCredit, {
    params: { id: String(approval.credit.id) },
    body: approvalPayload(approval),
  });
}

function sendVoid({ credit, request_id }: Approval, idempotencyKey: string): Promise<Answer<unknown>> {
  return request(voidCredit, {
    params: { id: String(credit.id) },
    // Nothing has number or version 0: without what was read nothing is voided.
    body: { request_id: request_id ?? 0, version: credit.version ?? 0 },
    idempotencyKey,
  });
}
