/*
 * Words of a collector's visit (DOMAIN, Visit): kept small, for the device's start and the database alike.
 */

/** Who was met at the door. */
export const VISIT_MET = ['BORROWER', 'OTHER', 'NOBODY'] as const;
export type VisitMet = (typeof VISIT_MET)[number];

/** Where: the billing address, the domicile, or somewhere else. */
export const VISIT_PLACES = ['BILLING', 'DOMICILE', 'OTHER'] as const;
export type VisitPlace = (typeof VISIT_PLACES)[number];

/**
 * What came of it. `PART_PAID`: less than what was owed that day; `UNIT_SURRENDERED`: the borrower will hand the unit over,
 * which a BAST records; `UNIT_GONE`: it is not there any more; `MESSAGE_LEFT` carries no amount; `MOVED`: the borrower lives
 * there no more.
 */
export const VISIT_RESULTS = [
  'PAID',
  'PART_PAID',
  'PROMISED',
  'REFUSED',
  'UNIT_SURRENDERED',
  'UNIT_GONE',
  'MESSAGE_LEFT',
  'NOT_MET',
  'MOVED',
] as const;
export type VisitResult = (typeof VISIT_RESULTS)[number];

/** Money was taken. */
export const isPaidResult = (result: VisitResult | null): boolean =>
  result === 'PAID' || result === 'PART_PAID';

/** What a visit can come to, by whom one met. */
export const VISIT_RESULTS_OF: Readonly<Record<VisitMet, readonly VisitResult[]>> = {
  BORROWER: ['PAID', 'PART_PAID', 'PROMISED', 'REFUSED', 'UNIT_SURRENDERED', 'UNIT_GONE'],
  OTHER: ['MESSAGE_LEFT', 'NOT_MET', 'MOVED', 'UNIT_GONE'],
  NOBODY: ['NOT_MET', 'MOVED', 'UNIT_GONE'],
};

/** Which part of who, where and when a visit is outside of. */
export const VISIT_OUTSIDE = ['HOURS', 'PLACE', 'PERSON'] as const;
export type VisitOutside = (typeof VISIT_OUTSIDE)[number];

/** Photos of a visit at most, and the most bytes of each. */
export const MAX_VISIT_PHOTOS = 3;
export const MAX_VISIT_PHOTO_BYTES = 300_000;

/** Numbers of a block of TTS. */
export const TTS_BLOCK = 25;
/** Rows of a plan at most. */
export const MAX_PLAN_ROWS = 200;
/** Rows of a page of Akun Kolektor (SPEC). */
export const PLAN_PAGE_SIZE = 5;
/** Until which hour of the office a supervisor adds to a plan of the day. */
export const PLAN_ADDED_UNTIL = 12;
