import { approveCredit, type Approval } from '@/lib/contract/approvals';
import { voidCredit } from '@/lib/contract/creditRequests';
import { SUCCESS_TITLE } from '@/lib/contract/envelope';
import { ApiError } from '@/lib/http/ApiError';
import { request, type Answer } from '@/lib/http/request';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { RecordId } from '@/lib/contract/fields';
import { approvalPayload } from '../domain/approvalPayload';
import { kindOf } from '../domain/requestText';

/** What an approval sends: the requested values, or for a void the request that was read. */
export type ApprovalWrite =
  | { id: RecordId; change: BodyOf<typeof approveCredit> }
  | { id: RecordId; void: BodyOf<typeof voidCredit> };

/** Only what is sent, so that a request that came by push and then in a list is one and the same. */
export function approvalWrite(approval: Approval): ApprovalWrite {
  const { credit, request_id } = approval;
  if (kindOf(approval) !== 'VOID') return { id: credit.id, change: approvalPayload(approval) };
  // Nothing has number or version 0: without what was read nothing is voided.
  return { id: credit.id, void: { request_id: request_id ?? 0, version: credit.version ?? 0 } };
}

/**
 * Sends PUT credits/{id} with the requested values, or for a void POST credits/{id}/void. Only status 200 with the
 * title 'Sukses!' is a success (SPEC 4); every other answer, readable or not, is an error.
 */
export async function sendApproval(write: ApprovalWrite, idempotencyKey: string): Promise<void> {
  const answer = await answerTo(write, idempotencyKey);
  if (answer.status === 200 && answer.title === SUCCESS_TITLE) return;
  throw new ApiError({
    kind: 'refused',
    status: answer.status,
    title: answer.title,
    message: answer.message || 'Server tidak memastikan bahwa permintaan ini disetujui.',
  });
}

function answerTo(write: ApprovalWrite, idempotencyKey: string): Promise<Answer<unknown>> {
  const params = { id: String(write.id) };
  if ('void' in write) return request(voidCredit, { params, body: write.void, idempotencyKey });
  // SPEC 7 to the letter: no key, for the server knows a repetition by its values.
  return request(approveCredit, { params, body: write.change });
}
