/* Words and bounds of counting books (opname; DOMAIN, BPKB), without the schema library. */

/** OPEN: it is counted. CLOSED: what differs is settled. FINISHED: a second person signed it. CANCELLED: it counts for nothing. */
export const BPKB_COUNT_STATES = ['OPEN', 'CLOSED', 'FINISHED', 'CANCELLED'] as const;
export type BpkbCountState = (typeof BPKB_COUNT_STATES)[number];

/** How a code came in: read by a camera, or by keys: a person's, or those of a USB reader. */
export const SCAN_WAYS = ['CAMERA', 'KEYS'] as const;
export type ScanWay = (typeof SCAN_WAYS)[number];

/** TAKEN: it counts. AGAIN: it was counted before. UNKNOWN: no label of ours. OTHER_OFFICE: not a book, or place, of this office. */
export const SCAN_OUTCOMES = ['TAKEN', 'AGAIN', 'UNKNOWN', 'OTHER_OFFICE'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/**
 * What differs. MISSING: expected, not seen. MISPLACED: seen at another place. SURPLUS: seen, though it was not said to lie here.
 * MOVED: it moved between the beginning and the end, so that it says nothing; it stands apart.
 */
export const BPKB_FINDINGS = ['MISSING', 'MISPLACED', 'SURPLUS', 'MOVED'] as const;
export type BpkbFinding = (typeof BPKB_FINDINGS)[number];

/**
 * How one was settled. FOUND: it was looked for, and lies where is said, with a photo. STORED: it stays where it was seen, and is
 * recorded there. PUT_BACK: it was carried back to its place. RECORDED: an act on the book since says what became of it, a loss
 * that somebody asks for included. EXPLAINED: nothing is to be recorded, for a reason.
 */
export const BPKB_SETTLEMENTS = ['FOUND', 'STORED', 'PUT_BACK', 'RECORDED', 'EXPLAINED'] as const;
export type BpkbSettlement = (typeof BPKB_SETTLEMENTS)[number];

/** What may settle what. MOVED needs nothing. */
export const SETTLED_BY: Readonly<Record<BpkbFinding, readonly BpkbSettlement[]>> = {
  MISSING: ['FOUND', 'RECORDED'],
  MISPLACED: ['STORED', 'PUT_BACK', 'RECORDED'],
  SURPLUS: ['RECORDED', 'EXPLAINED'],
  MOVED: [],
};

/** Codes that go to the server at once, at most. */
export const SCANS_AT_ONCE = 100;
/** Books whose labels are printed at once, at most. */
export const LABELS_AT_ONCE = 240;
export const BPKB_COUNTS_PAGE_SIZE = 20;
