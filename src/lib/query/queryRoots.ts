/**
 * First part of every query key. A feature's own keys begin with its root and stand in its `*.queries.ts`; no other
 * place spells them. What a write changes beyond its own feature stands in `markAffected`.
 */
export type QueryRoot =
  // Pencapaian Kolektor: figures, their rows, and targets.
  | 'achievement'
  // Not below `approvals`: what somebody decides on stays as they read it.
  | 'approval-evidence'
  // What waits for a second person, of every kind.
  | 'approvals'
  // Ownership books (BPKB) and their figures.
  | 'books'
  // Counts of books (opname).
  | 'book-counts'
  // Perhitungan: every version in the masters, those in force where a table is calculated.
  | 'calculations'
  | 'cashierDay'
  | 'cashiers'
  | 'collector'
  // A collector's own day and TTS.
  | 'collector-day'
  | 'contracts'
  | 'credits'
  // Who would collect what; not below `collector`: it stays as it was read.
  | 'distribution-preview'
  // Receipts and contracts of a period, for who exports.
  | 'exports'
  // Setoran Kolektor: what collectors bring, its protocols, and what is owed of them.
  | 'handovers'
  | 'history'
  // What a file of holidays would do.
  | 'holiday-preview'
  | 'holidays'
  | 'imports'
  // Warning letters, and those that are made together.
  | 'letters'
  | 'masters'
  // Monitoring: figures, trends, ranking.
  | 'monitoring'
  | 'notifications'
  | 'offices'
  // Classes of DPD.
  | 'overdue-classes'
  // The second factor and what is notified.
  | 'own-account'
  | 'own-sessions'
  // Whose password a link is for.
  | 'password-link'
  // Agents and external marketers, their commissions too.
  | 'partners'
  | 'payments'
  // Funds of petty cash, their vouchers, counts and journal.
  | 'petty-cash'
  // Not below `prices`: after an import the preview is of the past and must not be asked for again.
  | 'price-preview'
  | 'prices'
  | 'profile'
  // What a file of regions would do.
  | 'region-preview'
  // Registrations, and the flow that they go through.
  | 'registrations'
  // Laporan: every report by its name and parameters.
  | 'reports'
  // Requests on contracts.
  | 'requests'
  // Views of lists under their names.
  | 'saved-views'
  // What a new company has and lacks.
  | 'setup'
  // Links to a contract's card, and the card that one opens.
  | 'shares'
  // People who work here.
  | 'staff'
  // What a surveyor's device asks for ahead of a visit.
  | 'survey-visit'
  | 'user-log'
  // Job titles and their rights.
  | 'titles';

/** A root as a key. It is a function of types alone, for the list would travel with the first page. */
export const queryRoot = <const R extends QueryRoot>(root: R) => [root] as const;
