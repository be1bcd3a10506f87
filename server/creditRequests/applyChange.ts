import { eq } from 'drizzle-orm';
import { changedSinceAsked, noLongerApplies } from '@/lib/contract/changeRefusals';
import type { FoundContract } from '../contracts/readContract';
import { columnsOf, toReceipt, type ReceiptRow } from '../credits/receipt';
import { refreshContractStatus } from '../credits/contractStatus';
import { voidEffect } from '../credits/voidObstacle';
import type { RequestRow } from '../credits/pendingRequests';
import { freeRows } from '../imports/freeRows';
import { writeRestated } from '../payments/writeRestated';
import type { SignedIn } from '../platform/auth/session';
import { ApiError, conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { creditRequests, credits } from '../platform/db/schema';
import type { Origin } from '../platform/http/route';
import { refreshTransferStates } from '../transfers/refreshTransferStates';
import { checkChange, type CardEffect, type ChangeEffect } from './checkChange';

/** A request that is being applied, or rehearsed; contract and receipt are locked. */
export interface ApplyRequest {
  db: Db;
  found: FoundContract;
  receipt: ReceiptRow;
  request: RequestRow;
  checker: SignedIn;
  now: Date;
  origin: Origin;
}

/**
 * Writes what was asked for on the receipt, splits the others of its line again and calculates the contract again.
 * Returns every receipt that changed. 409 in words where it can no longer be applied.
 */
export async function applyRequest(context: ApplyRequest): Promise<number[]> {
  refuseChanged(context);
  const changed = await (context.request.kind === 'VOID' ? applyVoid(context) : applyChange(context));
  const { db, found, checker, now, origin } = context;
  await freeRows(db, found.contract.code, { staffId: checker.id, now, origin });
  const { paymentId } = context.receipt;
  if (paymentId !== null) await refreshTransferStates(db, [paymentId]);
  return changed;
}

function refuseChanged({ receipt, request }: ApplyRequest): void {
  if (receipt.version === request.creditVersion) return;
  const what = request.kind === 'VOID' ? 'pembatalan' : 'perubahan';
  throw conflict(changedSinceAsked(what), {
    version: request.creditVersion,
    current: toReceipt(receipt),
  });
}

async function applyChange(context: ApplyRequest): Promise<number[]> {
  const { db, receipt, request, now } = context;
  const { others: effect, cashierId } = await stillSound(context);
  await db
    .update(credits)
    .set({
      ...columnsOf(request.values),
      cashierId,
      ...(effect && { givenCreditDiscount: null, givenPenaltyDiscount: null }),
      requestApproval: false,
      version: receipt.version + 1,
      updatedAt: now,
    })
    .where(eq(credits.id, receipt.id));
  await keepReplaced(context);
  return effect ? followOnCard(context, effect, `perubahan nota ${receipt.invoice}`) : [receipt.id];
}

/** Figures of a month that has closed go on from what the receipt was. */
async function keepReplaced({ db, receipt, request }: ApplyRequest): Promise<void> {
  const was = {
    ...{ date_payment: receipt.datePayment, overdue: receipt.overdue },
    ...{ credit_payment: receipt.creditPayment, penalty_payment: receipt.penaltyPayment },
  };
  await db.update(creditRequests).set({ was }).where(eq(creditRequests.id, request.id));
}

/** The same check as when it was asked for; what is wrong by now is said in words, for nobody can type it here. */
async function stillSound({ db, found, receipt, request, now }: ApplyRequest): Promise<ChangeEffect> {
  try {
    return await checkChange(db, found, receipt, request.values, now);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const { errors } = error.data as { errors: Record<string, string> };
    throw conflict(noLongerApplies(errors), { errors });
  }
}

async function applyVoid(context: ApplyRequest): Promise<number[]> {
  const { db, found, receipt, request, checker, now } = context;
  const others = await voidEffect(db, found, receipt);
  await db
    .update(credits)
    .set({
      voidedAt: now,
      voidedBy: checker.id,
      voidReason: request.reason,
      requestApproval: false,
      version: receipt.version + 1,
      updatedAt: now,
    })
    .where(eq(credits.id, receipt.id));
  return followOnCard(context, others, `pembatalan nota ${receipt.invoice}`);
}

async function followOnCard(
  { db, found, receipt, checker, now, origin }: ApplyRequest,
  others: NonNullable<CardEffect>,
  because: string,
): Promise<number[]> {
  const ids = await writeRestated(db, others, { staffId: checker.id, now, origin, because });
  await refreshContractStatus(db, found, now);
  return [receipt.id, ...ids];
}
