import { and, asc, eq } from 'drizzle-orm';
import { creditPush } from '../credits/creditPush';
import { lockReceipt } from '../credits/findReceipt';
import { findPendingRequest } from '../credits/pendingRequests';
import type { Db } from '../platform/db/connect';
import { creditRequests, credits } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { SignedIn } from '../platform/auth/session';
import type { Origin } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { closeRequest, KIND_NOUNS } from './decisions';

/** Changes and voids of receipts that somebody asked for and that wait, oldest first, each with its words. */
export async function waitingOf(
  db: Db,
  staffId: number,
): Promise<{ id: number; creditId: number; label: string }[]> {
  const rows = await db
    .select({
      id: creditRequests.id,
      creditId: credits.id,
      kind: creditRequests.kind,
      invoice: credits.invoice,
    })
    .from(creditRequests)
    .innerJoin(credits, eq(credits.id, creditRequests.creditId))
    .where(and(eq(creditRequests.requestedBy, staffId), eq(creditRequests.status, 'WAITING')))
    .orderBy(asc(creditRequests.id));
  return rows.map(({ id, creditId, kind, invoice }) => ({
    ...{ id, creditId },
    label: `Permintaan ${KIND_NOUNS[kind]} nota ${invoice}`,
  }));
}

/** Takes back what somebody who leaves had asked for, in the name of who lets them go; decided meanwhile: nothing. */
export async function takeBackOf(
  { db, staff: by, now, origin }: { db: Db; staff: SignedIn; now: Date; origin: Origin },
  { id, creditId }: { id: number; creditId: number },
  reason: string,
): Promise<void> {
  const receipt = await lockReceipt(db, by, String(creditId));
  const request = await findPendingRequest(db, receipt.id);
  if (request?.id !== id) return;
  await db.update(credits).set({ requestApproval: false, updatedAt: now }).where(eq(credits.id, receipt.id));
  await closeRequest(db, request, { status: 'WITHDRAWN', by, at: now, reason });
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: request.kind === 'VOID' ? 'CREDIT_VOID_WITHDRAWN' : 'CREDIT_CHANGE_WITHDRAWN',
    summary: `Menarik permintaan ${KIND_NOUNS[request.kind]} nota ${receipt.invoice} dari ${request.askerName}`,
    origin,
    record: { type: 'credit', id: receipt.id },
    reason,
    changes: { request_approval: [true, false] },
  });
  await addToOutbox(db, now, creditPush(receipt.id));
}
