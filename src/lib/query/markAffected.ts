import type { QueryClient } from '@tanstack/react-query';
import { queryRoot } from './queryRoots';

const approvals = queryRoot('approvals');
const calculations = queryRoot('calculations');
const cashierDay = queryRoot('cashierDay');
const contracts = queryRoot('contracts');
const credits = queryRoot('credits');
const masters = queryRoot('masters');
const partners = queryRoot('partners');
const payments = queryRoot('payments');
const registrations = queryRoot('registrations');
const requests = queryRoot('requests');
const staff = queryRoot('staff');
const titles = queryRoot('titles');

/** What a write, or a push that tells of one, changes outside of the feature that made it. */
const AFFECTED = {
  /** Money was taken: the payment screen holds the new card itself. */
  paymentTaken: [credits, contracts, cashierDay],
  /** A payment waits for a second person. */
  paymentRequested: [requests, contracts, approvals],
  /** A statement was posted, or undone. */
  statementPosted: [credits, contracts, payments, cashierDay, approvals],
  /** A request on a contract was made or decided; a decision moves money, or ends what a form began. */
  contractRequest: [
    ...[approvals, requests, credits, contracts, payments, cashierDay, partners, registrations],
    ...[staff, titles, masters, calculations],
  ],
  /** A registration became a contract, and brought commissions. */
  registrationDisbursed: [contracts, payments, partners, cashierDay],
  /** A registration took a step: it stands in no inbox or in another one, and takes visits or none. */
  registrationMoved: [approvals, queryRoot('survey-visit')],
  /** A visit reached the server: the registration shows it, and its next step is free. */
  surveySent: [registrations, queryRoot('survey-visit')],
  /** A link to a contract's card was made or revoked: its history says so. */
  shareLinkWritten: [contracts],
  /** Something was said, allowed or written of how a contract is collected: its history says so. */
  collectingWritten: [contracts],
  /** A receipt was entered or decided; requests on contracts come on the same channel (SPEC 4). */
  creditPushed: [credits, queryRoot('collector'), requests, approvals],
  /** Something was asked for, decided or taken back where it stands. */
  waitingChanged: [approvals],
  /** Regions were taken over: the areas in the masters are theirs. */
  regionsTaken: [masters],
  /** Receiving accounts of an office: cards offer them, and one may wait. */
  accountsChanged: [payments, approvals],
  /** Contracts have another collector. */
  collectorChanged: [contracts],
  officeChanged: [queryRoot('offices')],
  /** The set-up took titles out: nobody can be given them. */
  titlesRemoved: [titles, staff],
  /** Status Pengajuan: where registrations stand and may go. */
  statusChanged: [registrations],
} as const;

/** A write with consequences for other screens. */
export type AffectingWrite = keyof typeof AFFECTED;

/** Keys of all that this write changed elsewhere, for who does more with them than mark. */
export const affectedBy = (write: AffectingWrite) => AFFECTED[write];

/** Everything that this write changed elsewhere counts as out of date; what is on screen is fetched again. */
export function markAffected(client: QueryClient, write: AffectingWrite): void {
  for (const queryKey of AFFECTED[write]) void client.invalidateQueries({ queryKey });
}
