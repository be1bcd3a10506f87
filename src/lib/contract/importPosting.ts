import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idParams, rupiah } from './fields';
import { IMPORT_WRITERS } from './importAccess';
import { importBatchSchema } from './imports';

const count = z.int().check(z.minimum(0));

const amount = rupiah.check(z.minimum(0));

/**
 * Where the money of a statement's matched rows goes when they are posted, as each row's plan says:
 * credit + penalty + deposit + open = amount.
 */
export const importDivisionSchema = z.object({
  /** Matched rows and their money, rupiah. */
  rows: count,
  amount,
  /** Receipts that they become. */
  receipts: count,
  /** To instalments. */
  credit: amount,
  /** To penalties. */
  penalty: amount,
  /** Kept as deposit, as a person decided. */
  deposit: amount,
  /** Rows whose money has no place yet: posting refuses them and says why. */
  open: z.object({ rows: count, amount }),
});
export type ImportDivision = z.infer<typeof importDivisionSchema>;

export const getImportDivision = endpoint({
  name: 'getImportDivision',
  method: 'GET',
  path: 'imports/{id}/division',
  origin: 'angsur',
  guard: IMPORT_WRITERS,
  summary: 'What posting the matched rows of a statement pays, summed over all of them.',
  params: idParams,
  data: importDivisionSchema,
});

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
