import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { actorSchema, idParams, instant, officeId, pageNumber, storedCount } from './fields';
import { letterStepSchema, printedLetterSchema } from './letters';
import { MAX_BATCH_LETTERS, NO_LETTER } from './letterTerms';
import { overdueFilters } from './overdue';

/*
 * Letters for all contracts of a filter, of one office (docs/decisions/0154): counted first, made in groups, gone on with
 * after a cut, each once.
 */

const counted = z.array(z.object({ step: letterStepSchema, count: storedCount }));
const none = z.array(z.object({ why: z.enum(NO_LETTER), count: storedCount }));

export const letterPreviewSchema = z.object({
  office_id: z.int(),
  /** Contracts of the filter. */
  total: storedCount,
  /** Letters that would be made. */
  due: counted,
  /** Contracts that get none, by reason, most first. */
  none,
});
export type LetterPreview = z.infer<typeof letterPreviewSchema>;

export const letterBatchSchema = z.object({
  id: z.int(),
  office_id: z.int(),
  started_at: instant,
  started_by: actorSchema,
  /** Null: some are still to be made. */
  finished_at: z.nullable(instant),
  /** Letters that were counted when it began. */
  counted,
  made: storedCount,
  left: storedCount,
  /** Contracts that got none, by reason, most first. */
  none,
});
export type LetterBatch = z.infer<typeof letterBatchSchema>;

/** Contracts that got none in one answer, at most. */
export const MAX_SKIPPED_SHOWN = 200;

export const letterBatchDetailSchema = z.extend(letterBatchSchema, {
  /** Contracts that got none, by code; the first of them. */
  skipped: z.array(
    z.object({ contract_code: z.string(), customer_name: z.string(), why: z.enum(NO_LETTER) }),
  ),
});
export type LetterBatchDetail = z.infer<typeof letterBatchDetailSchema>;

const shared = { origin: 'angsur', guard: ['is_overdue'] } as const;
const one = { ...shared, params: idParams } as const;

export const previewLetters = endpoint({
  ...shared,
  name: 'previewLetters',
  method: 'GET',
  path: 'letter-batches/preview',
  summary: 'How many letters a filter would give now by step, and how many contracts get none by reason.',
  query: overdueFilters,
  data: letterPreviewSchema,
});

export const startLetterBatch = endpoint({
  ...shared,
  name: 'startLetterBatch',
  method: 'POST',
  path: 'letter-batches',
  summary: `Begins a batch for the letters that were counted; none is made yet. 409: it counts otherwise now; data.current is the preview. 422: none is due, or more than ${MAX_BATCH_LETTERS}.`,
  body: z.object({
    /** As on the list; of one office: the caller's own where none is named. */
    filter: overdueFilters,
    /** Letters that were shown, over all steps. */
    due: storedCount,
  }),
  data: letterBatchSchema,
  idempotent: true,
});

export const continueLetterBatch = endpoint({
  ...one,
  name: 'continueLetterBatch',
  method: 'POST',
  path: 'letter-batches/{id}/next',
  summary: 'Makes the next letters of a batch, all or none of the group; to be called until none is left.',
  data: letterBatchSchema,
  idempotent: true,
});

export const listLetterBatches = endpoint({
  ...shared,
  name: 'listLetterBatches',
  method: 'GET',
  path: 'letter-batches',
  summary: 'The newest batches, those that are not finished first; twenty at most.',
  query: z.object({ office: z.optional(officeId) }),
  data: z.object({ rows: z.array(letterBatchSchema) }),
});

export const getLetterBatch = endpoint({
  ...one,
  name: 'getLetterBatch',
  method: 'GET',
  path: 'letter-batches/{id}',
  summary: 'A batch: what was made, what is left, who got none and why.',
  data: letterBatchDetailSchema,
});

export const listBatchLetters = endpoint({
  ...one,
  name: 'listBatchLetters',
  method: 'GET',
  path: 'letter-batches/{id}/letters',
  summary: 'Letters of a batch with what is printed on them, in the order of their numbers; fifty a page.',
  query: z.object({ page: z._default(pageNumber, 1) }),
  data: z.object({ rows: z.array(printedLetterSchema), count: storedCount }),
});
