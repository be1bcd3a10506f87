import { eq } from 'drizzle-orm';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { creditDetail } from '../credits/creditDetail';
import { creditPush } from '../credits/creditPush';
import { lockReceipt } from '../credits/findReceipt';
import { waitingOn } from '../credits/waiting';
import { notify } from '../notifications/notify';
import { credits } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { sendAfterCommit } from '../platform/outbox/outbox';
import { close, KIND_WORDS, kindSaid, lastDecision, refuseOwn, refuseStale, tooLate } from './decide';

type RejectCall = StaffCall<{ id: string }, unknown, { request_id: number; version: number; reason: string }>;

/**
 * A checker refuses the request that they read; the receipt keeps its values and the asker is told why. Whoever rejected
 * it for the same reason gets the same answer when asking again. 409: another request waits, or the receipt changed.
 */
export async function rejectChange(call: RejectCall): Promise<CreditDetail> {
  const { db, staff, now, origin, body } = call;
  const receipt = await lockReceipt(db, staff, call.params.id);
  const request = await waitingOn(db, receipt.id);
  if (request?.id !== body.request_id) {
    if (await rejectedByThisCall(call, receipt.id)) return creditDetail(db, staff, call.params.id);
    throw await tooLate(db, receipt, staff, body.request_id);
  }
  refuseOwn(request, staff);
  refuseStale(receipt, body.version);
  await db.update(credits).set({ requestApproval: false, updatedAt: now }).where(eq(credits.id, receipt.id));
  await close(db, request, { status: 'REJECTED', by: staff, at: now, reason: body.reason });
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: request.kind === 'VOID' ? 'CREDIT_VOID_REJECTED' : 'CREDIT_CHANGE_REJECTED',
    summary: `Menolak ${KIND_WORDS[request.kind]} nota ${receipt.invoice}`,
    origin,
    record: { type: 'credit', id: receipt.id },
    reason: body.reason,
    changes: { request_approval: [true, false] },
  });
  await sendAfterCommit(db, now, creditPush(receipt.id));
  const message = {
    title: `${kindSaid(request.kind)} nota ditolak`,
    message: `${staff.name} menolak ${KIND_WORDS[request.kind]} nota ${receipt.invoice} (${receipt.customerName}): ${body.reason}`,
    source: 'credit' as const,
    link: String(receipt.id),
  };
  await notify(db, [request.requestedBy], message, now);
  return creditDetail(db, staff, call.params.id);
}

async function rejectedByThisCall({ db, staff, body }: RejectCall, creditId: number): Promise<boolean> {
  const { request } = (await lastDecision(db, creditId, body.request_id)) ?? {};
  const isMine = request?.status === 'REJECTED' && request.decidedBy === staff.id;
  return isMine && request.decisionReason === body.reason;
}
