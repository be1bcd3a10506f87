import type { Receipt } from '@/lib/contract/credits';
import { creditPush } from '../credits/creditPush';
import { findReceipt } from '../credits/findReceipt';
import { differingFields, toReceipt, valuesOf, type ReceiptRow } from '../credits/receipt';
import { conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { applyRequest } from './applyChange';
import {
  alreadyDecidedError,
  closeRequest,
  lastDecision,
  refuseOtherKind,
  refuseOwnRequest,
} from './decisions';
import { lockToDecide } from './lockToDecide';
import { notifyMaker } from './notifyMaker';
import { writeReceiptHistory } from './writeReceiptHistory';

type ApproveCall = StaffCall<{ id: string }, unknown, Record<string, unknown>>;

/**
 * A checker applies the requested values (SPEC 7, PUT credits/{id}). The same approver may repeat the same call:
 * an answer that was lost on the way is given again, and nothing is applied twice.
 */
export async function approveChange(call: ApproveCall): Promise<Receipt> {
  const { db, staff, now, origin, body } = call;
  const { found, receipt, request } = await lockToDecide(call);
  if (!request) {
    if (await appliedByThisCall(call, receipt)) return toReceipt(receipt);
    throw await alreadyDecidedError(db, receipt, staff);
  }
  refuseOtherKind(request, 'CHANGE');
  refuseOwnRequest(request, staff);
  const differing = differingFields(request.values, body);
  if (differing.length > 0) {
    const decided = await lastDecision(db, receipt.id);
    if (decided?.request.kind === 'CHANGE' && differingFields(decided.request.values, body).length === 0) {
      throw await alreadyDecidedError(db, receipt, staff, decided.request.id);
    }
    const message = 'Nilai yang disetujui berbeda dari yang sekarang diminta. Muat ulang lalu periksa lagi.';
    throw conflict(message, { fields: differing });
  }
  const before = valuesOf(receipt);
  const changed = await applyRequest({ db, found, receipt, request, checker: staff, now, origin });
  await closeRequest(db, request, { status: 'APPROVED', by: staff, at: now });
  await writeReceiptHistory(call, receipt, {
    action: 'CREDIT_CHANGE_APPROVED',
    summary: `Menyetujui perubahan nota ${receipt.invoice}`,
    changes: changesBetween(before, request.values),
  });
  await addToOutbox(db, now, ...changed.map(creditPush));
  await notifyMaker(call, request, receipt, {
    title: 'Perubahan nota disetujui',
    message: `${staff.name} menyetujui perubahan nota ${receipt.invoice} (${receipt.customerName}).`,
  });
  return toReceipt(await findReceipt(db, staff, call.params.id));
}

/** True when this approver already applied exactly these values and nothing has changed since. */
async function appliedByThisCall({ db, staff, body }: ApproveCall, receipt: ReceiptRow): Promise<boolean> {
  const last = await lastDecision(db, receipt.id);
  if (last?.request.status !== 'APPROVED' || last.request.decidedBy !== staff.id) return false;
  const unchangedSince = receipt.version === last.request.creditVersion + 1;
  return unchangedSince && differingFields(last.request.values, body).length === 0;
}
