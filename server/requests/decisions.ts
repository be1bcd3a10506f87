import { eq } from 'drizzle-orm';
import { outcomeText, tellOutcome } from '../notifications/tellOutcome';
import type { SignedIn } from '../platform/auth/session';
import { conflict, forbidden } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contractRequests } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import { kindOf } from './kinds';
import { seesOtherOffice } from './otherOffice';
import { payloadOf, type RequestRow } from './requestRow';

const DECIDED_LABELS = {
  WAITING: 'masih menunggu',
  APPROVED: 'sudah disetujui',
  REJECTED: 'sudah ditolak',
  WITHDRAWN: 'sudah ditarik kembali',
} as const;

/** What a request asks for, as people say it. */
export const nounOf = (request: RequestRow) => kindOf(payloadOf(request).ask.kind).noun;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Maker is not checker: 403. */
export function refuseOwnRequest(request: RequestRow, person: SignedIn): void {
  if (request.requestedBy !== person.id) return;
  throw forbidden(
    `${capital(nounOf(request))} ini Anda sendiri yang meminta; orang lain yang harus memutuskannya.`,
  );
}

/** 403 for who sees only one of the two offices that a request is about. */
export function refuseOneSided(request: RequestRow, person: SignedIn): void {
  if (seesOtherOffice(person, request)) return;
  throw forbidden(`${capital(nounOf(request))} diputuskan oleh yang melihat kedua kantor.`);
}

/** 409 for a decision that comes too late, saying who decided and when. */
export function refuseDecided(request: RequestRow, person: SignedIn): void {
  if (request.status === 'WAITING') return;
  const who = request.deciderName === null ? '' : ` oleh ${request.deciderName}`;
  const when = request.decidedAt ? ` pada ${formatInstantIn(request.decidedAt, person.office.zone)}` : '';
  throw conflict(`${capital(nounOf(request))} ini ${DECIDED_LABELS[request.status]}${who}${when}.`, {
    status: request.status,
    decided_by: request.deciderName,
    decided_at: request.decidedAt?.toISOString() ?? null,
  });
}

/** Why no other request is taken while one waits, in words: who asked and when. */
export function secondObstacle(pending: RequestRow, person: SignedIn): string {
  const at = formatInstantIn(pending.requestedAt, person.office.zone);
  return `${capital(nounOf(pending))} kontrak ini sudah diminta oleh ${pending.askerName} pada ${at} dan masih menunggu.`;
}

/** 409 while another request waits on the contract, saying who asked and when. */
export function refuseSecond(pending: RequestRow | undefined, person: SignedIn): void {
  if (!pending) return;
  throw conflict(secondObstacle(pending, person), {
    request_by: { username: pending.askerUsername, name: pending.askerName },
    requested_at: pending.requestedAt.toISOString(),
  });
}

/** Closes a request, and says so where its approvers were told of it. */
export async function closeRequest(
  tx: Db,
  request: RequestRow,
  decision: { status: 'APPROVED' | 'REJECTED' | 'WITHDRAWN'; by: SignedIn; at: Date; reason?: string },
): Promise<void> {
  await tx
    .update(contractRequests)
    .set({
      status: decision.status,
      decidedBy: decision.by.id,
      decidedAt: decision.at,
      decisionReason: decision.reason ?? null,
    })
    .where(eq(contractRequests.id, request.id));
  const told = { source: 'request', link: String(request.id), at: request.requestedAt } as const;
  await tellOutcome(tx, told, outcomeText(decision.status, decision.by));
}
