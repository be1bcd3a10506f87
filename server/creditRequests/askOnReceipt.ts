import { eq } from 'drizzle-orm';
import { STALE_REQUEST } from '@/lib/contract/changeRefusals';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import type { CreditWrite } from '@/lib/contract/credits';
import { toReceipt, valuesOf } from '../credits/receipt';
import { findPendingRequest } from '../credits/pendingRequests';
import { voided, voidEffect } from '../credits/voidObstacle';
import { readOffice, requireActiveOffice } from '../offices/requireActiveOffice';
import { ApiError, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { creditRequests, credits } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond, refuseStale } from '../requests/engine/refusals';
import { checkChange } from './checkChange';
import { KIND_NOUNS, lockWithContract } from './lockRequest';
import { receiptSubject } from './receiptSubject';

type AskCall = StaffCall<
  { id: string },
  unknown,
  { /** Left out: that it be void. */ update?: CreditWrite; reason: string; version: number }
>;

/**
 * A maker asks for other values of a receipt, or that it be void; it keeps its own and counts until someone else approves
 * (DOMAIN, maker and checker). 409: it is void, a request waits already, it changed, or the card would not be sound.
 */
export async function askOnReceipt(call: AskCall): Promise<CreditDetail> {
  const { db, staff, now, params, body } = call;
  const { receipt, found } = await lockWithContract(db, staff, params.id, { isDecision: false });
  const isVoid = voided(receipt, staff.office.zone);
  if (isVoid) throw isVoid;
  const waiting = await findPendingRequest(db, receipt.id);
  if (waiting) refuseSecond(`${KIND_NOUNS[waiting.kind]} nota ini`, waiting, staff);
  const { version, update, reason } = body;
  await refuseStale(receipt.version === version, STALE_REQUEST, () => ({
    version,
    current: toReceipt(receipt),
  }));
  if (update === undefined) await voidEffect(db, found, receipt);
  else if (Object.keys(changesBetween(valuesOf(receipt), update)).length === 0) {
    throw invalid({ update: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  } else await checkChange(db, found, receipt, update, now);
  requireActiveOffice(await readOffice(db, receipt.officeId));
  await db.insert(creditRequests).values({
    creditId: receipt.id,
    kind: update === undefined ? 'VOID' : 'CHANGE',
    creditVersion: receipt.version,
    values: update ?? valuesOf(receipt),
    reason,
    requestedBy: staff.id,
    requestedAt: now,
  });
  await db.update(credits).set({ requestApproval: true, updatedAt: now }).where(eq(credits.id, receipt.id));
  const pending = await findPendingRequest(db, receipt.id);
  if (!pending) throw new ApiError(500);
  const marked = { ...receipt, requestApproval: true, updatedAt: now };
  return nowWaits(receiptSubject, call, { request: pending, receipt: marked, found, pending });
}
