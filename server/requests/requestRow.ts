import { and, asc, eq, getTableColumns, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
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

/** A request with the names of who asked and decided, of the borrower, and the version that its contract has by now. */
export type RequestRow = NamedRequest<typeof contractRequests> & {
  customerName: string;
  versionNow: number;
};

/** Requests with names, oldest first; `limit`: at most so many. */
export async function requestRows(db: Db, where: SQL | undefined, limit?: number): Promise<RequestRow[]> {
  const rows = db
    .select({
      ...getTableColumns(contractRequests),
      customerName: customers.name,
      versionNow: contracts.version,
      ...requestNames,
    })
    .from(contractRequests)
    .innerJoin(contracts, eq(contracts.code, contractRequests.contractCode))
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(asker, askedBy(contractRequests))
    .leftJoin(decider, decidedBy(contractRequests))
    .where(where)
    .orderBy(asc(contractRequests.requestedAt), asc(contractRequests.id));
  return limit === undefined ? rows : rows.limit(limit);
}

/** The request that waits on a contract, or undefined. */
export async function findPendingOnContract(db: Db, code: string): Promise<RequestRow | undefined> {
  const [row] = await requestRows(
    db,
    and(eq(contractRequests.contractCode, code), eq(contractRequests.status, 'WAITING')),
  );
  return row;
}

/** What a person asked for themselves. */
const ownOf = (person: SignedIn): SQL => eq(contractRequests.requestedBy, person.id);

/** What is for this person to decide: not their own, by right, and of offices that they see; undefined: nothing is. */
function decidableBy(person: SignedIn): SQL | undefined {
  if (person.access.is_credit_approval !== 1) return undefined;
  const { officeId, otherOfficeId, requestedBy, kind, payload } = contractRequests;
  const other = ofSeenOffices(otherOfficeId, person);
  return and(
    ne(requestedBy, person.id),
    ofSeenOffices(officeId, person),
    other && or(isNull(otherOfficeId), other),
    // As `apartOf`.
    sql`(${kind} <> 'REPOSSESSION' or not (${payload}::jsonb #> '{ask,collector_ids}') @> to_jsonb(${person.id}::int))`,
  );
}

/** Waiting requests that a person may decide, their own, or both; `limit`: at most so many. */
export async function listPendingRequests(
  db: Db,
  person: SignedIn,
  whose: 'decide' | 'own' | 'both' = 'both',
  limit?: number,
): Promise<RequestRow[]> {
  const decidable = decidableBy(person);
  if (whose === 'decide' && !decidable) return [];
  const which = { decide: decidable, own: ownOf(person), both: or(ownOf(person), decidable) }[whose];
  return requestRows(db, and(eq(contractRequests.status, 'WAITING'), which), limit);
}

export const payloadOf = (row: Pick<RequestRow, 'payload'>) => row.payload as RequestPayload;

/** Whom a request is about: who takes a unit does not decide whether it is taken. */
export function apartOf(row: Pick<RequestRow, 'payload'>): readonly number[] {
  const { ask } = payloadOf(row);
  return ask.kind === 'REPOSSESSION' ? ask.collector_ids : [];
}

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
    may_decide: waits && inReach && mayDecide(row, person) && !apartOf(row).includes(person.id),
    may_withdraw: waits && own,
  };
}
