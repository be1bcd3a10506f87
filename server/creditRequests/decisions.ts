import { and, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toReceipt, type ReceiptRow } from '../credits/receipt';
import { toApproval, findPendingRequest, type RequestRow } from '../credits/pendingRequests';
import { outcomeText, tellOutcome } from '../notifications/tellOutcome';
import type { SignedIn } from '../platform/auth/session';
import { conflict, forbidden, type ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { creditRequests, staff } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';

/** What a request asks for, as people say it. */
export const KIND_NOUNS = { CHANGE: 'perubahan', VOID: 'pembatalan' } as const;

/** The same at the start of a sentence. */
export const kindTitle = (kind: RequestRow['kind']) => capital(KIND_NOUNS[kind]);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How a request ended. */
type Outcome = Exclude<RequestRow['status'], 'WAITING'>;
const OUTCOME_LABELS: Record<Outcome, string> = {
  APPROVED: 'disetujui',
  REJECTED: 'ditolak',
  WITHDRAWN: 'ditarik',
};

const decider = alias(staff, 'decider');

/** Maker is not checker. */
export function refuseOwnRequest(request: RequestRow, person: SignedIn): void {
  if (request.requestedBy === person.id) {
    throw forbidden(
      `${kindTitle(request.kind)} ini Anda sendiri yang meminta; orang lain yang harus memutuskannya.`,
    );
  }
}

/** 409 where the request that waits asks for something else. */
export function refuseOtherKind(request: RequestRow, kind: RequestRow['kind']): void {
  if (request.kind === kind) return;
  throw conflict(
    `Yang menunggu pada nota ini ${KIND_NOUNS[request.kind]}, bukan ${KIND_NOUNS[kind]}. Muat ulang lalu periksa lagi.`,
  );
}

/** 409 where the receipt is no longer the one that the decision was made on. */
export function refuseStale(receipt: ReceiptRow, version: number): void {
  if (receipt.version === version) return;
  throw conflict('Nota ini berubah sejak Anda membukanya. Muat ulang lalu periksa lagi.', {
    version,
    current: toReceipt(receipt),
  });
}

/** The request that was decided last on a receipt, or the one of that number, with who decided it; or undefined. */
export async function lastDecision(db: Db, creditId: number, requestId?: number) {
  const [row] = await db
    .select({ request: creditRequests, name: decider.name })
    .from(creditRequests)
    .innerJoin(decider, eq(decider.id, creditRequests.decidedBy))
    .where(
      and(
        eq(creditRequests.creditId, creditId),
        ne(creditRequests.status, 'WAITING'),
        requestId === undefined ? undefined : eq(creditRequests.id, requestId),
      ),
    )
    .orderBy(desc(creditRequests.id))
    .limit(1);
  return row;
}

/** 409 for a decision on a request that no longer waits: who decided it and when, and what waits now instead. */
export async function alreadyDecidedError(
  db: Db,
  receipt: ReceiptRow,
  person: SignedIn,
  requestId?: number,
): Promise<ApiError> {
  const last = await lastDecision(db, receipt.id, requestId);
  const pending = await findPendingRequest(db, receipt.id);
  const now = {
    text: pending ? ` ${pendingText(pending, person)}` : '',
    data: { waiting: pending ? toApproval(receipt, pending) : null },
  };
  if (!last?.request.decidedAt) {
    return conflict(`Permintaan ini tidak menunggu pada nota ini.${now.text}`, now.data);
  }
  const { kind, status, decidedAt } = last.request;
  const at = formatInstantIn(decidedAt, person.office.zone);
  const word = OUTCOME_LABELS[status as Outcome];
  return conflict(`${kindTitle(kind)} ini sudah ${word} oleh ${last.name} pada ${at}.${now.text}`, {
    status,
    decided_by: last.name,
    decided_at: decidedAt.toISOString(),
    ...now.data,
  });
}

function pendingText(pending: RequestRow, person: SignedIn): string {
  const at = formatInstantIn(pending.requestedAt, person.office.zone);
  return `Yang sekarang menunggu permintaan ${KIND_NOUNS[pending.kind]} lain dari ${pending.askerName}, ${at}; permintaan itu tidak diputuskan.`;
}

/** Closes a request, and says so where its approvers were told of it. */
export async function closeRequest(
  tx: Db,
  request: RequestRow,
  decision: { status: Outcome; by: SignedIn; at: Date; reason?: string },
): Promise<void> {
  await tx
    .update(creditRequests)
    .set({
      status: decision.status,
      decidedBy: decision.by.id,
      decidedAt: decision.at,
      decisionReason: decision.reason ?? null,
    })
    .where(eq(creditRequests.id, request.id));
  const told = { source: 'approval', receiptId: request.creditId, at: request.requestedAt } as const;
  await tellOutcome(tx, told, outcomeText(decision.status, decision.by));
}
