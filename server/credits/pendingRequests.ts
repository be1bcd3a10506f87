import { and, asc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { Approval } from '@/lib/contract/approvals';
import { ofSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import {
  askedBy,
  asker,
  decidedBy,
  decider,
  namedRequests,
  requestNames,
  type NamedRequest,
} from '../platform/db/namedRequests';
import { contracts, creditRequests, credits, staff } from '../platform/db/schema';
import {
  receiptColumns,
  type ReceiptRow,
  takenBy,
  taker,
  toReceipt,
  voidedBy,
  voider,
  writtenBy,
} from './receipt';

/** A request with the names of who asked and decided. */
export type RequestRow = NamedRequest<typeof creditRequests>;

/** The change or void that waits on a receipt, or undefined. */
export async function findPendingRequest(db: Db, creditId: number): Promise<RequestRow | undefined> {
  const waiting = and(eq(creditRequests.creditId, creditId), eq(creditRequests.status, 'WAITING'));
  const [row] = await namedRequests(db, creditRequests, waiting);
  return row;
}

/** Of what waits, what is for this approver: not their own, and of offices that they see, the receipt's and its contract's. */
export const waitingFor = (person: SignedIn): SQL | undefined =>
  and(
    ne(creditRequests.requestedBy, person.id),
    ofSeenOffices(credits.officeId, person),
    ofSeenOffices(contracts.officeId, person),
  );

/** Every change or void that waits for this approver, oldest first. */
export async function listPendingRequests(db: Db, person: SignedIn): Promise<Approval[]> {
  const rows = await pendingRows(db, waitingFor(person));
  return rows.map(({ receipt, request }) => toApproval(receipt, request));
}

/** Changes and voids that wait, with their receipts, oldest first; `limit`: at most so many. */
export async function pendingRows(db: Db, which: SQL | undefined, limit?: number) {
  const rows = db
    .select({ receipt: receiptColumns, request: { ...getTableColumns(creditRequests), ...requestNames } })
    .from(creditRequests)
    .innerJoin(credits, eq(credits.id, creditRequests.creditId))
    .innerJoin(staff, writtenBy)
    .innerJoin(taker, takenBy)
    .leftJoin(voider, voidedBy)
    .innerJoin(contracts, eq(contracts.code, credits.contractCode))
    .innerJoin(asker, askedBy(creditRequests))
    .leftJoin(decider, decidedBy(creditRequests))
    .where(and(eq(creditRequests.status, 'WAITING'), which))
    .orderBy(asc(creditRequests.requestedAt), asc(creditRequests.id));
  return limit === undefined ? rows : rows.limit(limit);
}

/** Current and requested values side by side (SPEC 3, Approval push); a void asks for none. */
export function toApproval(receipt: ReceiptRow, request: RequestRow): Approval {
  const credit = toReceipt(receipt);
  const { id, kind, values } = request;
  return {
    request_id: id,
    credit,
    kind,
    update:
      kind === 'VOID' ? {} : { id: credit.id, ...values, input_by: credit.input_by, request_approval: false },
    request_by: { username: request.askerUsername, name: request.askerName },
    reason: request.reason,
    requested_at: request.requestedAt.toISOString(),
  };
}
