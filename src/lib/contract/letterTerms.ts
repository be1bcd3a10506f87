/*
 * Words of warning letters, apart from their schemas: rules, addresses and menus read them without loading these.
 */

/** SP1, SP2 and SP3 (DOMAIN, Letters). */
export const LETTER_STEPS = [1, 2, 3] as const;
export type LetterStep = (typeof LETTER_STEPS)[number];

/** Why no letter is due; the last five only the server can tell, of its records. */
export const NO_LETTER = [
  'NOT_LATE',
  'TOO_EARLY',
  'PROMISE',
  'UNDELIVERED',
  'TOO_SOON',
  'ALL_MADE',
  'NOT_RUNNING',
  'NOT_CALCULATED',
  'DEPOSIT',
  'MOVED',
  'CHANGED',
] as const;
export type NoLetter = (typeof NO_LETTER)[number];

/** Why a letter is brought no more: all that was late is paid, or its contract runs no more. */
export const LETTER_LAPSES = ['PAID', 'ENDED'] as const;
export type LetterLapse = (typeof LETTER_LAPSES)[number];

/** Which letters a list shows; `UNDELIVERED`: those that wait to be brought. */
export const LETTER_STATES = ['UNDELIVERED', 'ALL'] as const;

export const LETTER_PAGE_SIZE = 20;

/** Letters whose delivery is recorded in one call. */
export const MAX_DELIVERIES = 100;
/** Letters of a batch that are made in one call. */
export const LETTERS_AT_ONCE = 50;
/** Contracts that one batch is for, at most. */
export const MAX_BATCH_LETTERS = 5_000;
