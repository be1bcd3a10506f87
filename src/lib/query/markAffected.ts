import type { QueryClient } from '@tanstack/react-query';
import { queryRoot } from './queryRoots';

const cashierDay = queryRoot('cashierDay');
const contracts = queryRoot('contracts');
const credits = queryRoot('credits');
const payments = queryRoot('payments');
const requests = queryRoot('requests');

/** What a write changes outside of the feature that made it. */
const AFFECTED = {
  /** Money was taken: the payment screen holds the new card itself. */
  paymentTaken: [credits, contracts, cashierDay],
  /** A payment waits for a second person. */
  paymentRequested: [requests, contracts],
  /** A statement was posted, or undone. */
  statementPosted: [credits, contracts, payments, cashierDay],
  /** A request on a contract was made or decided; a decision moves money. */
  contractRequest: [requests, credits, contracts, payments, cashierDay],
  officeChanged: [queryRoot('offices')],
} as const;

/** A write with consequences for other screens. */
export type AffectingWrite = keyof typeof AFFECTED;

/** Everything that this write changed elsewhere counts as out of date; what is on screen is fetched again. */
export function markAffected(client: QueryClient, write: AffectingWrite): void {
  for (const queryKey of AFFECTED[write]) void client.invalidateQueries({ queryKey });
}
