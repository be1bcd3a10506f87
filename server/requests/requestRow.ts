import { and, asc, eq, getTableColumns, ne, or, type SQL } from 'drizzle-orm';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { ContractRequest } from '@/lib/contract/requests';
import { ofSeenOffices, seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import {
  askedBy,
  asker,
  decidedBy,
  decider,
  requestNames,
  type NamedRequest,
} from '../platform/db/namedRequests';
import { contractRequests, contracts, customers } from '../platform/db/schema';
import { mayDecide } from './engine/refusals';
import { seesOtherOffice } from './otherOffice';

/** What the column `payload` holds. */
export interface RequestPayload {
  ask: RequestedAction;
  /** The sentence that the asker was shown. */
  summary: string;
}

/** A request with the names of who asked and decided, and of the borrower. */
export type RequestRow = NamedRequest<typeof contractRequests> & { customerName: string };

/** Requests with names, oldest first. */
export function requestRows(db: Db, where: SQL | undefined): Promise<RequestRow[]> {
  return db
    .select({
      ...getTableColumns(contractRequests),
      customerName: customers.name,
      ...requestNames,
    })
    .from(contractRequests)
    .innerJoin(contracts, eq(contracts.code, contractRequests.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(asker, askedBy(contractRequests))
    .leftJoin(decider, decidedBy(contractRequests))
    .where(where)
    .orderBy(asc(contractRequests.requestedAt), asc(contractRequests.id));
}

/** The request that waits on a contract, or undefined. */
export async function findPendingOnContract(db: Db, code: string): Promise<RequestRow | undefined> {
  const [row] = await requestRows(
    db,
    and(eq(contractRequests.contractCode, code), eq(contractRequests.status, 'WAITING')),
  );
  return row;
}

/** Waiting requests that a person may decide, and their own. */
export function listPendingRequests(db: Db, person: SignedIn): Promise<RequestRow[]> {
  const own = eq(contractRequests.requestedBy, person.id);
  const decidable =
    person.access.is_credit_approval === 1
      ? and(ne(contractRequests.requestedBy, person.id), ofSeenOffices(contractRequests.officeId, person))
      : undefined;
  return requestRows(db, and(eq(contractRequests.status, 'WAITING'), decidable ? or(own, decidable) : own));
}

export const payloadOf = (row: Pick<RequestRow, 'payload'>) => row.payload as RequestPayload;

/** A request as the API sends it to one person. */
export function toRequest(row: RequestRow, person: SignedIn): ContractRequest {
  const { ask, summary } = payloadOf(row);
  const waits = row.status === 'WAITING';
  const own = row.requestedBy === person.id;
  const inReach = seesOffice(person, row.officeId) && seesOtherOffice(person, row);
  return {
    id: row.id,
    contract_code: row.contractCode,
    office_id: row.officeId,
    customer_name: row.customerName,
    ask,
    summary,
    reason: row.reason,
    status: row.status,
    request_by: { username: row.askerUsername, name: row.askerName },
    requested_at: row.requestedAt.toISOString(),
    decided_by:
      row.decidedBy === null ? null : { username: row.deciderUsername ?? '', name: row.deciderName ?? '' },
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_reason: row.decisionReason,
    may_decide: waits && inReach && mayDecide(row, person),
    may_withdraw: waits && own,
  };
}
