import { eq } from 'drizzle-orm';
import { alreadyRequestedText, STALE_REQUEST } from '@/lib/contract/changeRefusals';
import type { CreditWrite } from '@/lib/contract/credits';
import { CREDIT_APPROVAL_SENT, creditApprovalsChannel } from '@/lib/contract/realtime';
import { anyContract } from '../contracts/readContract';
import { approversOf } from '../credits/approvers';
import { creditPush } from '../credits/creditPush';
import { lockReceipt } from '../credits/findReceipt';
import { toReceipt, type ReceiptRow } from '../credits/receipt';
import { voided } from '../credits/voidObstacle';
import { toApproval, findPendingRequest, type RequestRow } from '../credits/pendingRequests';
import { approvalLink } from '../notifications/approvalLink';
import { notify } from '../notifications/notify';
import { readOffice, requireActiveOffice } from '../offices/requireActiveOffice';
import { ApiError, conflict } from '../platform/core/ApiError';
import type { Changes } from '../platform/core/changes';
import { creditRequests, credits } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox, type OutgoingEvent } from '../platform/outbox/outbox';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { KIND_NOUNS, kindTitle } from './decisions';
import { writeReceiptHistory } from './writeReceiptHistory';

/** A call that asks for something on a receipt as its maker saw it. */
export type CreditRequestCall = StaffCall<{ id: string }, unknown, { reason: string; version: number }>;

interface Request {
  kind: RequestRow['kind'];
  /** What the receipt shall be; of a void, what it is. */
  values: CreditWrite;
  /** For the log: fields that would change. */
  changes: Changes;
}

/** The receipt, locked, that a request may be made on. 409: it is void, a request waits already, or it changed. */
export async function lockReceiptToRequest({
  db,
  staff,
  params,
  body,
}: CreditRequestCall): Promise<ReceiptRow> {
  const receipt = await lockReceipt(db, staff, params.id);
  const isVoid = voided(receipt, staff.office.zone);
  if (isVoid) throw isVoid;
  const pending = await findPendingRequest(db, receipt.id);
  if (pending) {
    const at = formatInstantIn(pending.requestedAt, staff.office.zone);
    throw conflict(alreadyRequestedText(kindTitle(pending.kind), pending.askerName, at), {
      request_by: { username: pending.askerUsername, name: pending.askerName },
      requested_at: pending.requestedAt.toISOString(),
    });
  }
  if (receipt.version !== body.version) {
    throw conflict(STALE_REQUEST, { version: body.version, current: toReceipt(receipt) });
  }
  return receipt;
}

/** Puts the request beside its receipt, which keeps its values, and tells those who may decide it. */
export async function createCreditRequest(
  call: CreditRequestCall,
  receipt: ReceiptRow,
  request: Request,
): Promise<void> {
  const { db, staff, now, body } = call;
  requireActiveOffice(await readOffice(db, receipt.officeId));
  await db.insert(creditRequests).values({
    creditId: receipt.id,
    kind: request.kind,
    creditVersion: receipt.version,
    values: request.values,
    reason: body.reason,
    requestedBy: staff.id,
    requestedAt: now,
  });
  await db.update(credits).set({ requestApproval: true, updatedAt: now }).where(eq(credits.id, receipt.id));
  await writeReceiptHistory(call, receipt, {
    action: request.kind === 'VOID' ? 'CREDIT_VOID_REQUESTED' : 'CREDIT_CHANGE_REQUESTED',
    summary: `Meminta ${KIND_NOUNS[request.kind]} nota ${receipt.invoice}`,
    reason: body.reason,
    changes: request.changes,
  });
  await tellApprovers(call, { ...receipt, requestApproval: true, updatedAt: now });
}

async function tellApprovers({ db, staff, now }: CreditRequestCall, receipt: ReceiptRow): Promise<void> {
  const request = await findPendingRequest(db, receipt.id);
  if (!request) throw new ApiError(500);
  const { contract } = await anyContract(db, receipt.contractCode);
  const approvers = await approversOf(db, [receipt.officeId, contract.officeId], staff.id);
  const payload = toApproval(receipt, request);
  await addToOutbox(
    db,
    now,
    creditPush(receipt.id),
    ...approvers.map((id): OutgoingEvent => ({
      channel: creditApprovalsChannel(id),
      event: CREDIT_APPROVAL_SENT,
      payload,
    })),
  );
  const message = {
    title: 'Persetujuan nota',
    message: `${staff.name} meminta ${KIND_NOUNS[request.kind]} nota ${receipt.invoice} (${receipt.customerName}): ${request.reason}`,
    source: 'approval' as const,
    link: await approvalLink(db, receipt),
    receiptId: receipt.id,
  };
  await notify(db, approvers, message, now);
}
