import * as z from 'zod/mini';
import {
  BPKB_COUNT_STATES,
  BPKB_COUNTS_PAGE_SIZE,
  BPKB_FINDINGS,
  BPKB_SETTLEMENTS,
  LABELS_AT_ONCE,
  SCAN_OUTCOMES,
  SCAN_WAYS,
  SCANS_AT_ONCE,
} from './bpkbCountTerms';
import { BPKB_KEEPERS } from './bpkbList';
import { BPKB_STATES } from './bpkbTerms';
import { named } from './cashierDayFields';
import { endpoint } from './endpoint';
import {
  actorSchema,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  recordVersion,
  storedCount,
  storedId,
} from './fields';
import { keptFileSchema } from './files';
import { nameText, noteText, reasonText } from './plainText';

/*
 * Counting books (opname; DOMAIN, BPKB). What should be there is frozen when a count begins, and nobody who counts sees it: who
 * counts says what stands on a shelf, by the labels. What differs is told when it is closed, and settled one by one; another
 * keeper than who settled signs. 409 of every act: the count is not as it was seen, or is past that.
 */

export const bpkbCountRowSchema = z.object({
  id: z.int(),
  office: named,
  /** The safe that is counted; null: the whole office. */
  safe: z.nullable(z.string()),
  state: z.enum(BPKB_COUNT_STATES),
  started_by: actorSchema,
  started_at: instant,
  /** Codes that were counted so far, and by whom. */
  counted: storedCount,
  counters: z.array(z.string()),
  /** Null: it is still counted. */
  closed_at: z.nullable(instant),
  /** What differs, and how much of it is not settled yet; null: it is still counted. */
  differing: z.nullable(z.object({ all: storedCount, open: storedCount })),
  /** When it was signed, or cancelled. */
  ended_by: z.nullable(actorSchema),
  ended_at: z.nullable(instant),
});
export type BpkbCountRow = z.infer<typeof bpkbCountRowSchema>;

const act = z.object({ obstacle: z.nullable(z.string()) });
export const BPKB_COUNT_ACTS = ['scan', 'close', 'reopen', 'settle', 'finish', 'cancel'] as const;
export type BpkbCountAct = (typeof BPKB_COUNT_ACTS)[number];

export const bpkbCountSchema = z.extend(bpkbCountRowSchema, {
  version: z.int(),
  /** Counted codes of each who counted, and how many of them were keyed in. */
  by_counter: z.array(z.object({ by: actorSchema, counted: storedCount, keyed: storedCount })),
  closed_by: z.nullable(actorSchema),
  /** Null while it is counted: who counts does not see what should be there. */
  result: z.nullable(
    z.object({
      /** Books that should have been there, and those that were seen at their place. */
      expected: storedCount,
      as_expected: storedCount,
      missing: storedCount,
      misplaced: storedCount,
      surplus: storedCount,
      moved: storedCount,
    }),
  ),
  /** Why it was cancelled, or what was said when it was signed. */
  note: z.string(),
  /** Each act that its state knows, with what is in its way for the caller. */
  acts: z.partialRecord(z.enum(BPKB_COUNT_ACTS), act),
});
export type BpkbCount = z.infer<typeof bpkbCountSchema>;

const shared = { origin: 'angsur', guard: BPKB_KEEPERS, params: idParams, data: bpkbCountSchema } as const;
const seen = { version: recordVersion };

export const listBpkbCounts = endpoint({
  name: 'listBpkbCounts',
  method: 'GET',
  path: 'bpkb-counts',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary: 'One page of counts, those that are open first, then the newest.',
  query: z.object({
    office: z.optional(officeId),
    state: z.optional(z.enum(BPKB_COUNT_STATES)),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, BPKB_COUNTS_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(bpkbCountRowSchema), count: z.int() }),
});
export type BpkbCountsPage = z.infer<(typeof listBpkbCounts)['data']>;

export const startBpkbCount = endpoint({
  name: 'startBpkbCount',
  method: 'POST',
  path: 'bpkb-counts',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary:
    'Begins a count of an office or of one of its safes, and freezes what should be there. 409: a count of the same shelves is open. 422: no safe of that name.',
  body: z.object({ office_id: storedId, safe: z.nullable(nameText(1, 40)) }),
  data: bpkbCountSchema,
  idempotent: true,
});

export const getBpkbCount = endpoint({
  ...shared,
  name: 'getBpkbCount',
  method: 'GET',
  path: 'bpkb-counts/{id}',
  summary: 'One count. 403: it is of another office.',
});

export const getBpkbCountLabels = endpoint({
  name: 'getBpkbCountLabels',
  method: 'GET',
  path: 'bpkb-counts/{id}/labels',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary:
    'What a device needs to count without a connection: every book of the office, wherever it is, so that nothing is told of what should be on the shelf; what was counted before; and the places. 409: it is not counted any more.',
  params: idParams,
  data: z.object({
    /** Ids of books in base 36, in order, one space between. */
    books: z.string(),
    /** The same of those that were counted. */
    counted: z.string(),
    places: z.array(named),
  }),
});
export type BpkbCountLabels = z.infer<(typeof getBpkbCountLabels)['data']>;

export const bpkbScanSchema = z.object({
  /** As it was read. */
  code: z.string().check(z.minLength(1), z.maxLength(64)),
  place_id: storedId,
  /** On the device. */
  at: instant,
  way: z.enum(SCAN_WAYS),
});
export type BpkbScan = z.infer<typeof bpkbScanSchema>;

export const sendBpkbScans = endpoint({
  name: 'sendBpkbScans',
  method: 'POST',
  path: 'bpkb-counts/{id}/scans',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary:
    'Codes that were read on a shelf. Each counts once in a count, whoever reads it again; what does not count is said and nothing of it is kept. 409: it is not counted any more. 422: a place outside what is counted.',
  params: idParams,
  body: z.object({ scans: z.array(bpkbScanSchema).check(z.minLength(1), z.maxLength(SCANS_AT_ONCE)) }),
  data: z.object({
    /** Codes that were counted so far, by anybody. */
    counted: storedCount,
    /** In the order in which they were sent. */
    answers: z.array(
      z.object({
        code: z.string(),
        outcome: z.enum(SCAN_OUTCOMES),
        /** AGAIN: where it was counted, and by whom; else ''. */
        place: z.string(),
        by: z.string(),
      }),
    ),
  }),
  idempotent: true,
});
export type BpkbScansAnswer = z.infer<(typeof sendBpkbScans)['data']>;

export const closeBpkbCount = endpoint({
  ...shared,
  name: 'closeBpkbCount',
  method: 'POST',
  path: 'bpkb-counts/{id}/close',
  summary: 'Ends the counting and compares. 409: nothing was counted.',
  body: z.object(seen),
  idempotent: true,
});

export const reopenBpkbCount = endpoint({
  ...shared,
  name: 'reopenBpkbCount',
  method: 'POST',
  path: 'bpkb-counts/{id}/reopen',
  summary: 'Goes on counting, with what was frozen when it began. 409: something was settled.',
  body: z.object(seen),
  idempotent: true,
});

export const cancelBpkbCount = endpoint({
  ...shared,
  name: 'cancelBpkbCount',
  method: 'POST',
  path: 'bpkb-counts/{id}/cancel',
  summary:
    'Ends a count that counts for nothing, while it is open. 409: it was closed before, and what differs was seen.',
  body: z.object({ ...seen, reason: reasonText }),
  idempotent: true,
});

/** A book that was not where it should be. */
export const bpkbFindingRowSchema = z.object({
  /** Of the book. */
  id: z.int(),
  number: z.string(),
  contract_code: z.string(),
  customer_name: z.string(),
  finding: z.enum(BPKB_FINDINGS),
  /** Where it should have been; '': nowhere here. */
  expected_place: z.string(),
  /** Where it was seen; '': nowhere. */
  found_place: z.string(),
  found_place_id: z.nullable(z.int()),
  found_by: z.string(),
  found_at: z.nullable(instant),
  found_way: z.nullable(z.enum(SCAN_WAYS)),
  /** How the book stands now, and whether something happened to it since the count was closed. */
  state: z.enum(BPKB_STATES),
  place: z.string(),
  acted: z.boolean(),
  /** Null: it is not settled. */
  settlement: z.nullable(
    z.object({
      settlement: z.enum(BPKB_SETTLEMENTS),
      note: z.string(),
      by: actorSchema,
      at: instant,
      files: z.array(keptFileSchema),
    }),
  ),
});
export type BpkbFindingRow = z.infer<typeof bpkbFindingRowSchema>;

export const listBpkbFindings = endpoint({
  name: 'listBpkbFindings',
  method: 'GET',
  path: 'bpkb-counts/{id}/findings',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary:
    'One page of what differs, by finding and place; those that are not settled first. 409: it is still counted.',
  params: idParams,
  query: z.object({
    finding: z.optional(z.enum(BPKB_FINDINGS)),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, BPKB_COUNTS_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(bpkbFindingRowSchema), count: z.int() }),
});
export type BpkbFindingsPage = z.infer<(typeof listBpkbFindings)['data']>;

export const settleBpkbFinding = endpoint({
  ...shared,
  name: 'settleBpkbFinding',
  method: 'POST',
  path: 'bpkb-counts/{id}/settle',
  summary:
    'Settles one that differs. FOUND and STORED record the book at the place. 409: it is settled, or nothing happened to the book since (RECORDED). 422: no way of this finding, FOUND without a photo or place, EXPLAINED without a note.',
  body: z.object({
    ...seen,
    book_id: storedId,
    settlement: z.enum(BPKB_SETTLEMENTS),
    /** FOUND: where it lies. Else null. */
    place_id: z.nullable(storedId),
    note: noteText(500).check(z.trim()),
    file_ids: z.array(storedId).check(z.maxLength(3)),
  }),
  idempotent: true,
});

export const finishBpkbCount = endpoint({
  ...shared,
  name: 'finishBpkbCount',
  method: 'POST',
  path: 'bpkb-counts/{id}/finish',
  summary:
    'Signs a count all of whose differences are settled, by a keeper who settled none, and of which another keeper counted. 403: by who settled, counted alone, opened it again or counted on since then, or moved a book on paper that nobody saw.',
  body: z.object({ ...seen, note: noteText(500).check(z.trim()) }),
  idempotent: true,
});

export const labelBpkb = endpoint({
  name: 'labelBpkb',
  method: 'POST',
  path: 'bpkb/labels',
  origin: 'angsur',
  guard: BPKB_KEEPERS,
  summary: 'Says that labels of these books were printed. 403: a book of another office.',
  body: z.object({ ids: z.array(storedId).check(z.minLength(1), z.maxLength(LABELS_AT_ONCE)) }),
  data: z.object({ labelled: storedCount }),
  idempotent: true,
});
