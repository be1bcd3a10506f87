import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { anyContract, holdContract, type FoundContract } from '../contracts/readContract';
import { findReceipt, lockReceipt } from '../credits/findReceipt';
import { findPendingRequest, toApproval, type RequestRow } from '../credits/pendingRequests';
import { differingFields, toReceipt, type ReceiptRow } from '../credits/receipt';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { namedRequests } from '../platform/db/namedRequests';
import { creditRequests } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import type { Call, Outcome } from '../requests/engine/Subject';

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

/**
 * The receipt, its contract and the request that is meant, held. 404, 403: not the caller's. 409: none is meant, with what
 * waits.
 */
export async function lockRequest(call: Call, ref: ReceiptRef, outcome: Outcome): Promise<HeldReceipt> {
  const { db, staff } = call;
  const found =
    outcome === 'WITHDRAWN'
      ? await lockAlone(call, ref.id)
      : await lockWithContract(db, staff, ref.id, { isDecision: true });
  const pending = await findPendingRequest(db, found.receipt.id);
  const request = await meant(db, found.receipt.id, ref, pending);
  if (request) return { ...found, request, pending };
  const { text, data } = waitsInstead(found.receipt, pending, staff);
  throw conflict(`Permintaan ini tidak menunggu pada nota ini.${text}`, data);
}

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
export function waitsInstead(receipt: ReceiptRow, pending: RequestRow | undefined, { office }: SignedIn) {
  const at = pending && formatInstantIn(pending.requestedAt, office.zone);
  return {
    text: pending
      ? ` Yang sekarang menunggu permintaan ${KIND_NOUNS[pending.kind]} lain dari ${pending.askerName}, ${at}; permintaan itu tidak diputuskan.`
      : '',
    data: { waiting: pending ? toApproval(receipt, pending) : null, current: toReceipt(receipt) },
  };
}
