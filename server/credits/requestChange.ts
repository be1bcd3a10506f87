import { eq } from 'drizzle-orm';
import type { CreditDetail, CreditWrite } from '@/lib/contract/credits';
import { CREDIT_APPROVAL_SENT, creditApprovalsChannel } from '@/lib/contract/realtime';
import { todayIn } from '../calendar/today';
import { contracts, creditRequests, credits, offices } from '../db/schema';
import type { Db } from '../db/connect';
import { changesBetween } from '../history/changes';
import { writeHistory } from '../history/writeHistory';
import { ApiError, conflict, invalid } from '../http/ApiError';
import type { StaffCall } from '../http/route';
import { notify } from '../notifications/notify';
import { sendAfterCommit } from '../realtime/outbox';
import { tanggalJam } from '../words/tanggal';
import { approversOf } from './approvers';
import { creditDetail } from './creditDetail';
import { creditPush } from './creditPush';
import { lockReceipt } from './findReceipt';
import { toReceipt, valuesOf, type ReceiptRow } from './receipt';
import { ruleErrors } from './rules';
import { toApproval, waitingOn } from './waiting';

type RequestCall = StaffCall<
  { id: string },
  unknown,
  { update: CreditWrite; reason: string; version: number }
>;

/** A maker asks for other values; the receipt keeps its own until someone else approves (DOMAIN, maker and checker). */
export async function requestChange(call: RequestCall): Promise<CreditDetail> {
  const { db, staff, now, origin, body } = call;
  const receipt = await lockReceipt(db, staff, call.params.id);
  const waiting = await waitingOn(db, receipt.id);
  if (waiting) {
    const at = tanggalJam(waiting.requestedAt, staff.office.zone);
    throw conflict(
      `Perubahan nota ini sudah diminta oleh ${waiting.askerName} pada ${at} dan masih menunggu.`,
      {
        request_by: { username: waiting.askerUsername, name: waiting.askerName },
        requested_at: waiting.requestedAt.toISOString(),
      },
    );
  }
  if (receipt.version !== body.version) {
    const message = 'Nota ini sudah berubah sejak Anda membukanya. Muat ulang, lalu ajukan lagi.';
    throw conflict(message, { version: body.version, current: toReceipt(receipt) });
  }
  const before = valuesOf(receipt);
  const changes = changesBetween(before, body.update);
  if (Object.keys(changes).length === 0)
    throw invalid({ update: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  await checkRules(db, receipt, body.update, now);

  await db.insert(creditRequests).values({
    creditId: receipt.id,
    creditVersion: receipt.version,
    values: body.update,
    reason: body.reason,
    requestedBy: staff.id,
    requestedAt: now,
  });
  await db.update(credits).set({ requestApproval: true, updatedAt: now }).where(eq(credits.id, receipt.id));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CREDIT_CHANGE_REQUESTED',
    summary: `Meminta perubahan nota ${receipt.invoice}`,
    origin,
    record: { type: 'credit', id: receipt.id },
    reason: body.reason,
    changes,
  });
  await tellApprovers(call, { ...receipt, requestApproval: true, updatedAt: now });
  return creditDetail(db, staff, call.params.id);
}

/** Throws 422 with every identity that the values break. Called again before they are applied. */
export async function checkRules(tx: Db, receipt: ReceiptRow, after: CreditWrite, now: Date): Promise<void> {
  const [found] = await tx
    .select({ contract: contracts, zone: offices.zone })
    .from(contracts)
    .innerJoin(offices, eq(offices.id, receipt.officeId))
    .where(eq(contracts.code, receipt.contractCode));
  if (!found) throw new ApiError(500, 'Kontrak nota ini tidak ada.');
  const errors = ruleErrors(valuesOf(receipt), after, found.contract, todayIn(found.zone, now));
  const paths = Object.entries(errors).map(([field, message]) => [`update.${field}`, message] as const);
  if (paths.length > 0) throw invalid(Object.fromEntries(paths));
}

async function tellApprovers({ db, staff, now }: RequestCall, receipt: ReceiptRow): Promise<void> {
  const request = await waitingOn(db, receipt.id);
  if (!request) throw new ApiError(500, 'Permintaan yang baru dibuat tidak ditemukan.');
  const approvers = await approversOf(db, receipt.officeId, staff.id);
  const [contract] = await db
    .select({ customerId: contracts.customerId })
    .from(contracts)
    .where(eq(contracts.code, receipt.contractCode));
  const payload = toApproval(receipt, request);
  await sendAfterCommit(
    db,
    now,
    creditPush(receipt.id),
    ...approvers.map((id) => ({ channel: creditApprovalsChannel(id), event: CREDIT_APPROVAL_SENT, payload })),
  );
  const message = {
    title: 'Persetujuan nota',
    message: `${staff.name} meminta perubahan nota ${receipt.invoice} (${receipt.customerName}): ${request.reason}`,
    source: 'approval' as const,
    link: String(contract?.customerId ?? ''),
  };
  await notify(db, approvers, message, now);
}
