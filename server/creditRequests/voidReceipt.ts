import type { CreditDetail } from '@/lib/contract/creditDetail';
import { creditDetail } from '../credits/creditDetail';
import { creditPush } from '../credits/creditPush';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { applyRequest } from './applyChange';
import {
  alreadyDecidedError,
  closeRequest,
  lastDecision,
  refuseOtherKind,
  refuseOwnRequest,
  refuseStale,
} from './decisions';
import { lockToDecide } from './lockToDecide';
import { notifyMaker } from './notifyMaker';
import { writeReceiptHistory } from './writeReceiptHistory';

type VoidCall = StaffCall<{ id: string }, unknown, { request_id: number; version: number }>;

/**
 * A checker approves the void that waits: the receipt keeps its number and values, counts nowhere, and its contract's
 * card is calculated as if it had never been, the later receipts of its line included. The approver who voided it gets the same
 * answer when asking again.
 */
export async function voidReceipt(call: VoidCall): Promise<CreditDetail> {
  const { db, staff, now, origin, params, body } = call;
  const { found, receipt, request } = await lockToDecide(call);
  if (request?.id !== body.request_id) {
    const last = await lastDecision(db, receipt.id, body.request_id);
    const isDone = last?.request.kind === 'VOID' && last.request.status === 'APPROVED';
    if (isDone && last.request.decidedBy === staff.id) return creditDetail(db, staff, params.id);
    throw await alreadyDecidedError(db, receipt, staff, body.request_id);
  }
  refuseOtherKind(request, 'VOID');
  refuseOwnRequest(request, staff);
  refuseStale(receipt, body.version);
  const changed = await applyRequest({ db, found, receipt, request, checker: staff, now, origin });
  await closeRequest(db, request, { status: 'APPROVED', by: staff, at: now });
  await writeReceiptHistory(call, receipt, {
    action: 'CREDIT_VOIDED',
    summary: `Membatalkan nota ${receipt.invoice}`,
    reason: request.reason,
    changes: { voided_at: [null, now.toISOString()] },
  });
  await addToOutbox(db, now, ...changed.map(creditPush));
  await notifyMaker(call, request, receipt, {
    title: 'Nota dibatalkan',
    message: `${staff.name} menyetujui pembatalan nota ${receipt.invoice} (${receipt.customerName}).`,
  });
  return creditDetail(db, staff, params.id);
}
