import { eq } from 'drizzle-orm';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { creditDetail } from '../credits/creditDetail';
import { creditPush } from '../credits/creditPush';
import { credits } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import {
  closeRequest,
  KIND_NOUNS,
  kindTitle,
  lastDecision,
  refuseOwnRequest,
  refuseStale,
  alreadyDecidedError,
} from './decisions';
import { lockToDecide } from './lockToDecide';
import { notifyMaker } from './notifyMaker';
import { writeReceiptHistory } from './writeReceiptHistory';

type RejectCall = StaffCall<{ id: string }, unknown, { request_id: number; version: number; reason: string }>;

/**
 * A checker refuses the request that they read; the receipt keeps its values and the asker is told why. Whoever rejected
 * it for the same reason gets the same answer when asking again. 409: another request waits, or the receipt changed.
 */
export async function rejectChange(call: RejectCall): Promise<CreditDetail> {
  const { db, staff, now, body } = call;
  const { receipt, request } = await lockToDecide(call);
  if (request?.id !== body.request_id) {
    if (await rejectedByThisCall(call, receipt.id)) return creditDetail(db, staff, call.params.id);
    throw await alreadyDecidedError(db, receipt, staff, body.request_id);
  }
  refuseOwnRequest(request, staff);
  refuseStale(receipt, body.version);
  await db.update(credits).set({ requestApproval: false, updatedAt: now }).where(eq(credits.id, receipt.id));
  await closeRequest(db, request, { status: 'REJECTED', by: staff, at: now, reason: body.reason });
  await writeReceiptHistory(call, receipt, {
    action: request.kind === 'VOID' ? 'CREDIT_VOID_REJECTED' : 'CREDIT_CHANGE_REJECTED',
    summary: `Menolak ${KIND_NOUNS[request.kind]} nota ${receipt.invoice}`,
    reason: body.reason,
    changes: { request_approval: [true, false] },
  });
  await addToOutbox(db, now, creditPush(receipt.id));
  await notifyMaker(call, request, receipt, {
    title: `${kindTitle(request.kind)} nota ditolak`,
    message: `${staff.name} menolak ${KIND_NOUNS[request.kind]} nota ${receipt.invoice} (${receipt.customerName}): ${body.reason}`,
  });
  return creditDetail(db, staff, call.params.id);
}

async function rejectedByThisCall({ db, staff, body }: RejectCall, creditId: number): Promise<boolean> {
  const { request } = (await lastDecision(db, creditId, body.request_id)) ?? {};
  const isMine = request?.status === 'REJECTED' && request.decidedBy === staff.id;
  return isMine && request.decisionReason === body.reason;
}
