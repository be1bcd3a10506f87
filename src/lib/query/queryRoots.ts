/**
 * First part of every query key. A feature's own keys begin with its root and stand in its `*.queries.ts`; no other
 * place spells them. What a write changes beyond its own feature stands in `markAffected`.
 */
export type QueryRoot =
  // Perhitungan: every version in the masters, those in force where a table is calculated.
  | 'calculations'
  | 'cashierDay'
  | 'cashiers'
  | 'collector'
  | 'contracts'
  | 'credits'
  | 'history'
  | 'holidays'
  | 'imports'
  | 'masters'
  | 'notifications'
  | 'offices'
  | 'own-sessions'
  | 'payments'
  // Not below `prices`: after an import the preview is of the past and must not be asked for again.
  | 'price-preview'
  | 'prices'
  | 'profile'
  // What a file of regions would do.
  | 'region-preview'
  // Requests on contracts.
  | 'requests';

/** A root as a key. It is a function of types alone, for the list would travel with the first page. */
export const queryRoot = <const R extends QueryRoot>(root: R) => [root] as const;
