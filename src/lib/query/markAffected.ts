import type { QueryClient } from '@tanstack/react-query';
import { queryRoot } from './queryRoots';

const achievement = queryRoot('achievement');
const approvals = queryRoot('approvals');
const books = queryRoot('books');
const calculations = queryRoot('calculations');
const cashierDay = queryRoot('cashierDay');
const collectorDay = queryRoot('collector-day');
const contracts = queryRoot('contracts');
const credits = queryRoot('credits');
const handovers = queryRoot('handovers');
const letters = queryRoot('letters');
const masters = queryRoot('masters');
const overdueClasses = queryRoot('overdue-classes');
const partners = queryRoot('partners');
const payments = queryRoot('payments');
const pettyCash = queryRoot('petty-cash');
const registrations = queryRoot('registrations');
const requests = queryRoot('requests');
const staff = queryRoot('staff');
const titles = queryRoot('titles');

/** What a write, or a push that tells of one, changes outside of the feature that made it. */
const AFFECTED = {
  /** Money was taken: the payment screen holds the new card itself. */
  paymentTaken: [credits, contracts, cashierDay, achievement, letters],
  /** A payment waits for a second person. */
  paymentRequested: [requests, contracts, approvals],
  /** A statement was posted, or undone. */
  statementPosted: [credits, contracts, payments, cashierDay, approvals, achievement, letters],
  /** A request on a contract was made or decided; a decision moves money, or ends what a form began. */
  contractRequest: [
    approvals,
    requests,
    credits,
    contracts,
    payments,
    cashierDay,
    partners,
    registrations,
    staff,
    titles,
    masters,
    calculations,
    overdueClasses,
    handovers,
    achievement,
    pettyCash,
    books,
    letters,
  ],
  /** A registration became a contract, and brought commissions. */
  registrationDisbursed: [contracts, payments, partners, cashierDay],
  /** A registration took a step: it stands in no inbox or in another one, and takes visits or none. */
  registrationMoved: [approvals, queryRoot('survey-visit')],
  /** A visit reached the server: the registration shows it, and its next step is free. */
  surveySent: [registrations, queryRoot('survey-visit')],
  /** A collector's visit or BAST reached the server: the contract shows it, its promise, its TTS, and its unit. */
  visitSent: [collectorDay, contracts, handovers, achievement, letters],
  /** A collector's money was counted, became notas, waits for a second person, or went back. */
  handoverTaken: [
    credits,
    contracts,
    payments,
    cashierDay,
    collectorDay,
    requests,
    approvals,
    queryRoot('collector'),
    achievement,
    letters,
  ],
  /** A Kurang setor was paid in, or its write-off is asked for. */
  shortageSettled: [cashierDay, approvals],
  /** Petty cash was written, counted, asked for or moved: a drawer may have given to it, and something may wait. */
  pettyCashMoved: [cashierDay, approvals],
  /** A TTS counts no more: the contract shows it, and how much is underway for too long. */
  ttsVoided: [contracts, handovers, queryRoot('collector'), achievement],
  /** A link to a contract's card was made or revoked: its history says so. */
  shareLinkWritten: [contracts],
  /** A warning letter was made or brought: lists of who owes and Home say so, and the contract's history. */
  letterWritten: [queryRoot('collector'), contracts],
  /**
   * Something was said, allowed or written of how a contract is collected, or of its unit: its history says so, and what may
   * be asked for is another, letters included.
   */
  collectingWritten: [contracts, requests, achievement, letters],
  /** A receipt was entered or decided; requests on contracts come on the same channel (SPEC 4). */
  creditPushed: [
    credits,
    queryRoot('collector'),
    collectorDay,
    achievement,
    handovers,
    requests,
    approvals,
    letters,
  ],
  /** Something was asked for, decided or taken back where it stands. */
  waitingChanged: [approvals],
  /** Categories of petty cash: what a voucher offers, and its limits. */
  pettyCategoryChanged: [pettyCash, approvals],
  /** A book was moved, given out or asked for: its contract says where it is, and something may wait. */
  bpkbMoved: [contracts, approvals],
  /** Places of books: where one can be put. */
  bpkbPlaceChanged: [books],
  /** Regions were taken over: the areas in the masters are theirs. */
  regionsTaken: [masters],
  /** Receiving accounts of an office: cards offer them, and one may wait. */
  accountsChanged: [payments, approvals],
  /** Contracts have another collector. */
  collectorChanged: [contracts, achievement],
  /** An office was written; switched off, its accounts have other collectors. */
  officeChanged: [queryRoot('offices'), contracts, queryRoot('collector'), achievement],
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
