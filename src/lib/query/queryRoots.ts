/**
 * First part of every query key. A feature's own keys begin with its root and stand in its `*.queries.ts`; no other
 * place spells them. What a write changes beyond its own feature stands in `markAffected`.
 */
export const QUERY_ROOTS = {
  /** Perhitungan: every version in the masters, those in force where a table is calculated. */
  calculations: ['calculations'],
  cashierDay: ['cashierDay'],
  cashiers: ['cashiers'],
  collector: ['collector'],
  contracts: ['contracts'],
  credits: ['credits'],
  history: ['history'],
  holidays: ['holidays'],
  imports: ['imports'],
  masters: ['masters'],
  notifications: ['notifications'],
  offices: ['offices'],
  ownSessions: ['own-sessions'],
  payments: ['payments'],
  /** Not below `prices`: after an import the preview is of the past and must not be asked for again. */
  pricePreview: ['price-preview'],
  prices: ['prices'],
  profile: ['profile'],
  /** Requests on contracts. */
  requests: ['requests'],
} as const satisfies Record<string, readonly [string]>;
