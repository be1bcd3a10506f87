import { eq } from 'drizzle-orm';
import type { BpkbRequestKind } from '@/lib/contract/bpkbTerms';
import { ApiError } from '../platform/core/ApiError';
import { bpkbRequests, type BpkbAsk } from '../platform/db/schema';
import { nowWaits } from '../requests/engine/ask';
import type { Call } from '../requests/engine/Subject';
import { bpkbSubject } from './bpkbSubject';
import { setRequest, type HeldBook } from './holdBook';
import { requestRows } from './requestRow';

interface Asked {
  kind: BpkbRequestKind;
  payload: BpkbAsk;
  reason: string;
  /** What is written of it before approving is tried. */
  beside: (requestId: number) => Promise<unknown>;
}

/** Something of a book that is held waits for a second person from now on. */
export async function askFor(call: Call, held: HeldBook, asked: Asked): Promise<void> {
  const { db, staff, now } = call;
  const { book } = held.found;
  const { kind, payload, reason, beside } = asked;
  const [written] = await db
    .insert(bpkbRequests)
    .values({
      ...{ kind, payload, reason, bpkbId: book.id, officeId: book.officeId, contractCode: book.contractCode },
      ...{ requestedBy: staff.id, requestedAt: now },
    })
    .returning({ id: bpkbRequests.id });
  if (!written) throw new ApiError(500);
  await setRequest(db, held, written.id);
  await beside(written.id);
  const [request] = await requestRows(db, eq(bpkbRequests.id, written.id));
  if (!request) throw new ApiError(500);
  await nowWaits(bpkbSubject, call, { request });
}
