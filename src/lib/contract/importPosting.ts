import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idParams } from './fields';
import { IMPORT_WRITERS } from './importAccess';
import { importBatchSchema } from './imports';

const count = z.int().check(z.minimum(0));

/** Most rows that one call posts. */
export const POSTING_GROUP = 250;

/** What one call posted. */
export const postedGroupSchema = z.object({
  batch: importBatchSchema,
  /** Rows that became receipts now. */
  posted: count,
  /** Rows that could not be posted; they are DOUBTFUL now and say why. */
  refused: count,
  /** Matched rows that are still to be posted. */
  remaining: count,
});
export type PostedGroup = z.infer<typeof postedGroupSchema>;

export const postImportGroup = endpoint({
  name: 'postImportGroup',
  method: 'POST',
  path: 'imports/{id}/post',
  origin: 'angsur',
  guard: IMPORT_WRITERS,
  summary:
    'Posts the next group of matched rows, all or none of it. Called again until nothing remains, also after a failure.',
  params: idParams,
  body: z.object({ size: z._default(z.int().check(z.minimum(1), z.maximum(POSTING_GROUP)), POSTING_GROUP) }),
  data: postedGroupSchema,
});
