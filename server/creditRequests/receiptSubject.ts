import { eq, inArray } from 'drizzle-orm';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { CREDIT_APPROVAL_SENT, creditApprovalsChannel } from '@/lib/contract/realtime';
import { todayIn } from '../calendar/today';
import { creditDetail } from '../credits/creditDetail';
import { creditPush } from '../credits/creditPush';
import { toApproval, type RequestRow } from '../credits/pendingRequests';
import { differingFields, toReceipt, valuesOf } from '../credits/receipt';
import { approvalLink } from '../notifications/approvalLink';
import { conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { creditRequests, credits } from '../platform/db/schema';
import { capital, obstacleToDecide, refuseStale } from '../requests/engine/refusals';
import type { Outcome, Subject } from '../requests/engine/Subject';
import { askedBy, takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { applyRequest } from './applyChange';
import { KIND_NOUNS, lockRequest, waitsInstead, type HeldReceipt, type ReceiptRef } from './lockRequest';

/** What the log calls a step. */
const actionOf = (kind: RequestRow['kind'], step: 'ASKED' | Outcome) =>
  kind === 'VOID' && step === 'APPROVED'
    ? 'CREDIT_VOIDED'
    : `CREDIT_${kind}_${step === 'ASKED' ? 'REQUESTED' : step}`;

const VERBS = {
  ASKED: 'Meminta',
  APPROVED: 'Menyetujui',
  REJECTED: 'Menolak',
  WITHDRAWN: 'Menarik permintaan',
};

const nounOf = ({ request: { kind } }: Pick<HeldReceipt, 'request'>) => KIND_NOUNS[kind];
const about = (held: HeldReceipt) =>
  `${nounOf(held)} nota ${held.receipt.invoice} (${held.receipt.customerName})`;

/**
 * Changes and voids of receipts (DOMAIN, maker and checker). The maker's values wait beside the receipt, which keeps its
 * own; a change is approved by its values (SPEC 7), everything else by the request and the receipt's version.
 */
export const receiptSubject: Subject<ReceiptRef, HeldReceipt, CreditDetail> = {
  table: creditRequests,
  lock: lockRequest,
  noun: nounOf,
  obstacle: ({ request }, person) => obstacleToDecide(request, KIND_NOUNS[request.kind], person),
  async refuseUnseen(_call, { request, receipt }, { kind = request.kind, values, version }) {
    if (request.kind !== kind) {
      throw conflict(
        `Yang menunggu pada nota ini ${KIND_NOUNS[request.kind]}, bukan ${KIND_NOUNS[kind]}. Muat ulang lalu periksa lagi.`,
      );
    }
    const differing = values ? differingFields(request.values, values) : [];
    if (differing.length > 0) {
      const message =
        'Nilai yang disetujui berbeda dari yang sekarang diminta. Muat ulang lalu periksa lagi.';
      throw conflict(message, { fields: differing });
    }
    // By its values a change says nothing of the receipt; applying it asks for the version that the maker saw.
    if (values) return;
    await refuseStale(
      receipt.version === version,
      'Nota ini berubah sejak Anda membukanya. Muat ulang lalu periksa lagi.',
      () => ({ version, current: toReceipt(receipt) }),
    );
  },
  repeats: ({ request, receipt, pending }, { values }) =>
    values === undefined ||
    (!pending &&
      receipt.version === request.creditVersion + 1 &&
      differingFields(request.values, values).length === 0),
  instead: ({ staff }, { receipt, pending }) => Promise.resolve(waitsInstead(receipt, pending, staff)),
  async apply({ db, staff, now, origin }, { found, receipt, request }) {
    const changed = await applyRequest({ db, found, receipt, request, checker: staff, now, origin });
    return changed.map(creditPush);
  },
  money: ({ now }, { found }) => ({
    found,
    today: todayIn(found.office.zone, now),
    principal: 0,
    besideCard: () => 0,
  }),
  async release({ db, now }, { receipt }) {
    await db
      .update(credits)
      .set({ requestApproval: false, updatedAt: now })
      .where(eq(credits.id, receipt.id));
  },
  line({ now }, { request, receipt }, step) {
    const { kind, values, reason } = request;
    const isVoid = kind === 'VOID' && step === 'APPROVED';
    const asked = changesBetween(valuesOf(receipt), kind === 'VOID' ? valuesOf(receipt) : values);
    return {
      action: actionOf(kind, step),
      summary: isVoid
        ? `Membatalkan nota ${receipt.invoice}`
        : `${VERBS[step]} ${KIND_NOUNS[kind]} nota ${receipt.invoice}`,
      record: { type: 'credit', id: receipt.id },
      ...(isVoid && { reason, changes: { voided_at: [null, now.toISOString()] } }),
      ...(!isVoid && {
        changes: step === 'ASKED' || step === 'APPROVED' ? asked : { request_approval: [true, false] },
      }),
    };
  },
  decidedIn: ({ receipt, found }) => ({ offices: [receipt.officeId, found.contract.officeId] }),
  async asks({ db, staff }, held) {
    const { receipt, request } = held;
    const message = {
      title: 'Persetujuan nota',
      message: `${staff.name} meminta ${about(held)}: ${request.reason}`,
      source: 'approval' as const,
      link: await approvalLink(db, receipt),
      receiptId: receipt.id,
    };
    const payload = toApproval(receipt, request);
    return {
      message,
      pushes: (people) =>
        people.map((id) => ({ channel: creditApprovalsChannel(id), event: CREDIT_APPROVAL_SENT, payload })),
    };
  },
  told: ({ request, receipt }) => ({ source: 'approval', receiptId: receipt.id, at: request.requestedAt }),
  tells(held, { outcome, by, reason }) {
    const { request, receipt } = held;
    const noun = nounOf(held);
    const approved = request.kind === 'VOID' ? 'Nota dibatalkan' : 'Perubahan nota disetujui';
    return {
      title: outcome === 'APPROVED' ? approved : `${capital(noun)} nota ditolak`,
      message:
        outcome === 'APPROVED'
          ? `${by} menyetujui ${about(held)}.`
          : `${by} menolak ${about(held)}: ${reason}`,
      source: 'credit',
      link: String(receipt.id),
      group: 'requests',
    };
  },
  pushes: ({ receipt }) => [creditPush(receipt.id)],
  answer: ({ db, staff }, { receipt }) => creditDetail(db, staff, String(receipt.id)),
};

/** Changes and voids of receipts that somebody asked for and that wait, oldest first. */
export async function waitingOnReceipts(db: Db, staffId: number): Promise<WaitingRequest[]> {
  const rows = await askedBy(db, creditRequests, staffId);
  const ids = rows.map((row) => row.creditId);
  const named = await db
    .select({ id: credits.id, invoice: credits.invoice })
    .from(credits)
    .where(inArray(credits.id, ids));
  const invoices = new Map(named.map(({ id, invoice }) => [id, invoice]));
  return rows.map((row) => ({
    id: row.id,
    label: `Permintaan ${KIND_NOUNS[row.kind]} nota ${invoices.get(row.creditId)}`,
    takeBack: takingBack(receiptSubject, { id: String(row.creditId), request_id: row.id }),
  }));
}
