import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { CREDIT_APPROVAL_SENT, creditApprovalsChannel } from '@/lib/contract/realtime';
import { todayIn } from '../calendar/today';
import { anyContract, holdContract, type FoundContract } from '../contracts/readContract';
import { creditDetail } from '../credits/creditDetail';
import { creditPush } from '../credits/creditPush';
import { findReceipt, lockReceipt } from '../credits/findReceipt';
import { findPendingRequest, toApproval, type RequestRow } from '../credits/pendingRequests';
import { differingFields, toReceipt, valuesOf, type ReceiptRow } from '../credits/receipt';
import { approvalLink } from '../notifications/approvalLink';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { conflict } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { namedRequests } from '../platform/db/namedRequests';
import { creditRequests, credits } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { capital, obstacleToDecide, refuseStale } from '../requests/engine/refusals';
import type { Call, Outcome, Subject } from '../requests/engine/Subject';
import { askedBy, takingBack, type WaitingRequest } from '../requests/engine/takeBack';
import { applyRequest } from './applyChange';

/** Which request on a receipt is meant, and as what it was seen. */
export interface ReceiptRef {
  id: string;
  /** Left out by SPEC 7, whose approval names a change by its values. */
  request_id?: number;
  values?: Record<string, unknown>;
  /** The receipt's that was seen. */
  version?: number;
  /** What is approved. */
  kind?: RequestRow['kind'];
}

/** A request on a receipt, receipt and contract; all held, but for a withdrawal the receipt alone. */
export interface HeldReceipt {
  request: RequestRow;
  receipt: ReceiptRow;
  found: FoundContract;
  /** What waits on the receipt, this request or another. */
  pending: RequestRow | undefined;
}

/** What a request asks for, as people say it. */
export const KIND_NOUNS = { CHANGE: 'perubahan', VOID: 'pembatalan' } as const;

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
  async lock(call, ref, outcome) {
    const held =
      outcome === 'WITHDRAWN'
        ? await lockAlone(call, ref.id)
        : await lockWithContract(call.db, call.staff, ref.id, { isDecision: true });
    const pending = await findPendingRequest(call.db, held.receipt.id);
    const request = await meant(call.db, held.receipt.id, ref, pending);
    if (request) return { ...held, request, pending };
    const { text, data } = waitsInstead(held.receipt, pending, call.staff);
    throw conflict(`Permintaan ini tidak menunggu pada nota ini.${text}`, data);
  },
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

/**
 * A receipt and its contract, which is held first, as by whoever takes a payment. 403 for a decision by who sees only one of
 * the offices of receipt and contract, which may have gone to another one since.
 */
export async function lockWithContract(
  db: Db,
  person: SignedIn,
  id: string,
  { isDecision }: { isDecision: boolean },
): Promise<Pick<HeldReceipt, 'receipt' | 'found'>> {
  const { contractCode } = await findReceipt(db, person, id);
  await holdContract(db, contractCode);
  const found = await anyContract(db, contractCode);
  if (isDecision) {
    const elsewhere = `Kontrak nota ini sekarang di kantor ${found.office.name}. Yang memutuskan melihat kedua kantor.`;
    requireOffice(person, found.contract.officeId, elsewhere);
  }
  return { found, receipt: await lockReceipt(db, person, id) };
}

/** Taking back leaves the contract as it is, wherever it is by now. */
async function lockAlone({ db, staff }: Call, id: string): Promise<Pick<HeldReceipt, 'receipt' | 'found'>> {
  const receipt = await lockReceipt(db, staff, id);
  return { receipt, found: await anyContract(db, receipt.contractCode) };
}

/** The request of that number; without one what waits, or what was decided last where that is what the values say. */
async function meant(
  db: Db,
  creditId: number,
  { request_id, values = {} }: ReceiptRef,
  pending: RequestRow | undefined,
): Promise<RequestRow | undefined> {
  const own = eq(creditRequests.creditId, creditId);
  if (request_id !== undefined) {
    const [row] = await namedRequests(db, creditRequests, and(own, eq(creditRequests.id, request_id)));
    return row;
  }
  const isAsked = (row: RequestRow) =>
    row.kind === 'CHANGE' && differingFields(row.values, values).length === 0;
  if (pending && isAsked(pending)) return pending;
  const lastId = db
    .select({ id: creditRequests.id })
    .from(creditRequests)
    .where(and(own, ne(creditRequests.status, 'WAITING')))
    .orderBy(desc(creditRequests.id))
    .limit(1);
  const [last] = await namedRequests(db, creditRequests, inArray(creditRequests.id, lastId));
  return last && (!pending || isAsked(last)) ? last : pending;
}

/** What waits on a receipt now, in words and as the page shows it. */
function waitsInstead(receipt: ReceiptRow, pending: RequestRow | undefined, { office }: SignedIn) {
  const at = pending && formatInstantIn(pending.requestedAt, office.zone);
  return {
    text: pending
      ? ` Yang sekarang menunggu permintaan ${KIND_NOUNS[pending.kind]} lain dari ${pending.askerName}, ${at}; permintaan itu tidak diputuskan.`
      : '',
    data: { waiting: pending ? toApproval(receipt, pending) : null, current: toReceipt(receipt) },
  };
}

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
