import { eq } from 'drizzle-orm';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { creditDetail } from '../credits/creditDetail';
import { creditPush } from '../credits/creditPush';
import { lockReceipt } from '../credits/findReceipt';
import { findPendingRequest } from '../credits/pendingRequests';
import { forbidden } from '../platform/core/ApiError';
import { credits } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { closeRequest, KIND_NOUNS, kindTitle, lastDecision, alreadyDecidedError } from './decisions';
import { writeReceiptHistory } from './writeReceiptHistory';

type WithdrawCall = StaffCall<{ id: string }, unknown, { request_id: number }>;

/**
 * Whoever asked takes the request back while it waits; the receipt keeps its values and can be asked for again. Asking
 * again gives the same answer. 403: somebody else asked. 409: it was decided.
 */
export async function withdrawRequest(call: WithdrawCall): Promise<CreditDetail> {
  const { db, staff, now, body } = call;
  const receipt = await lockReceipt(db, staff, call.params.id);
  const request = await findPendingRequest(db, receipt.id);
  if (request?.id !== body.request_id) {
    const last = await lastDecision(db, receipt.id, body.request_id);
    const isDone = last?.request.status === 'WITHDRAWN' && last.request.decidedBy === staff.id;
    if (isDone) return creditDetail(db, staff, call.params.id);
    throw await alreadyDecidedError(db, receipt, staff, body.request_id);
  }
  if (request.requestedBy !== staff.id) {
    throw forbidden(
      `${kindTitle(request.kind)} ini diminta ${request.askerName}; hanya peminta yang dapat menariknya.`,
    );
  }
  await db.update(credits).set({ requestApproval: false, updatedAt: now }).where(eq(credits.id, receipt.id));
  await closeRequest(db, request, { status: 'WITHDRAWN', by: staff, at: now });
  await writeReceiptHistory(call, receipt, {
    action: request.kind === 'VOID' ? 'CREDIT_VOID_WITHDRAWN' : 'CREDIT_CHANGE_WITHDRAWN',
    summary: `Menarik permintaan ${KIND_NOUNS[request.kind]} nota ${receipt.invoice}`,
    changes: { request_approval: [true, false] },
  });
  await addToOutbox(db, now, creditPush(receipt.id));
  return creditDetail(db, staff, call.params.id);
}
