import { and, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect';
import { creditRequests, staff } from '../db/schema';
import type { SignedIn } from '../auth/session';
import { conflict, forbidden, type ApiError } from '../http/ApiError';
import { tanggalJam } from '../words/tanggal';
import type { RequestRow } from './waiting';

/** What a request asks for, as people say it. */
export const KIND_WORDS = { CHANGE: 'perubahan', VOID: 'pembatalan' } as const;

/** The same at the start of a sentence. */
export const kindSaid = (kind: RequestRow['kind']) => capital(KIND_WORDS[kind]);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const decider = alias(staff, 'decider');

/** Maker is not checker. */
export function refuseOwn(request: RequestRow, person: SignedIn): void {
  if (request.requestedBy === person.id) {
    throw forbidden(
      `${kindSaid(request.kind)} ini Anda sendiri yang meminta; orang lain yang harus memutuskannya.`,
    );
  }
}

/** The latest decision on a receipt, or undefined. */
export async function lastDecision(db: Db, creditId: number) {
  const [row] = await db
    .select({ request: creditRequests, name: decider.name })
    .from(creditRequests)
    .innerJoin(decider, eq(decider.id, creditRequests.decidedBy))
    .where(and(eq(creditRequests.creditId, creditId), ne(creditRequests.status, 'WAITING')))
    .orderBy(desc(creditRequests.id))
    .limit(1);
  return row;
}

/** 409 for a decision that comes too late, saying who decided and when. */
export async function tooLate(db: Db, creditId: number, person: SignedIn): Promise<ApiError> {
  const last = await lastDecision(db, creditId);
  if (!last?.request.decidedAt) return conflict('Tidak ada permintaan yang menunggu pada nota ini.');
  const word = last.request.status === 'APPROVED' ? 'disetujui' : 'ditolak';
  const at = tanggalJam(last.request.decidedAt, person.office.zone);
  return conflict(`${kindSaid(last.request.kind)} ini sudah ${word} oleh ${last.name} pada ${at}.`, {
    status: last.request.status,
    decided_by: last.name,
    decided_at: last.request.decidedAt.toISOString(),
  });
}

/** Closes a request. */
export async function close(
  tx: Db,
  request: RequestRow,
  decision: { status: 'APPROVED' | 'REJECTED'; by: SignedIn; at: Date; reason?: string },
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
}
