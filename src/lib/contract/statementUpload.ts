import * as z from 'zod/mini';
import { bankCodeSchema, statementMappingSchema } from './bankMappings';
import { endpoint } from './endpoint';
import { HIGHEST_AMOUNT, calendarDate, idParams, rupiah, storedId } from './fields';
import { IMPORT_WRITERS } from './importAccess';
import { importBatchSchema } from './imports';
import { nameText, noteText } from './plainText';

/** Most lines that one statement may have. */
export const MAX_STATEMENT_LINES = 20_000;

/** Most lines in one call. */
export const STATEMENT_GROUP = 200;

/** A line of the statement with money in, as the device read it. */
export const statementLineSchema = z.object({
  line: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  date: calendarDate,
  /** Whole rupiah, above 0; sen are refused on the device. */
  amount: rupiah.check(z.minimum(1), z.maximum(HIGHEST_AMOUNT)),
  description: noteText(300),
  reference: z.string().check(z.maxLength(80)),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

export const startImport = endpoint({
  name: 'startImport',
  method: 'POST',
  path: 'imports',
  origin: 'angsur',
  guard: IMPORT_WRITERS,
  summary:
    'Opens a batch for one file; its mapping is kept for the bank once a line of it is posted. The same file while it is still being read gives its batch back to who began it; else, and taken before: 409, its data is that batch. 422: the file that was sent is another.',
  body: z.object({
    bank: bankCodeSchema,
    file_name: nameText(1, 200),
    /** SHA-256 of the file's bytes, lower-case hex. */
    file_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    mapping: statementMappingSchema,
    row_count: z.int().check(z.minimum(1), z.maximum(MAX_STATEMENT_LINES)),
    /** The file itself, sent before as STATEMENT. Left out: who checks it is told that it was not kept. */
    file_id: z.optional(storedId),
  }),
  data: importBatchSchema,
  idempotent: true,
});

export const sendStatementLines = endpoint({
  name: 'sendStatementLines',
  method: 'POST',
  path: 'imports/{id}/rows',
  origin: 'angsur',
  guard: IMPORT_WRITERS,
  summary:
    'Takes a group of lines and matches them; a line that is already there is left as it is. The last group makes the batch OPEN. 403: somebody else began it.',
  params: idParams,
  body: z.object({
    rows: z.array(statementLineSchema).check(z.minLength(1), z.maxLength(STATEMENT_GROUP)),
  }),
  data: importBatchSchema,
});
