import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  HIGHEST_AMOUNT,
  actorSchema,
  calendarDate,
  idParams,
  instant,
  pageNumber,
  pageSize,
  queryId,
  recordVersion,
  rupiah,
} from './fields';
import { importRowSchema, importRowStateSchema, rowCorrectionSchema } from './importRows';

export * from './importRows';

/*
 * Bayar Cicilan (Tranfer), DOMAIN: a bank statement is read on the device, sent line by line in small groups, matched
 * here, corrected by hand, posted in groups, and undone as a whole.
 */

const IMPORTS = ['is_credit_add'] as const;
/** A checker reads what he may undo; everything else is a cashier's. */
const READERS = ['is_credit_add', 'is_credit_approval'] as const;
const amount = rupiah.check(z.minimum(0));
const count = z.int().check(z.minimum(0));

/** READING until all lines of the file have arrived. */
export const IMPORT_STATUSES = ['READING', 'OPEN', 'POSTING', 'POSTED', 'UNDONE'] as const;
export const importStatusSchema = z.enum(IMPORT_STATUSES);
export type ImportStatus = z.infer<typeof importStatusSchema>;

/** How banks write a day. `DD/MM` has no year: the one nearest to today, never in the future. */
export const STATEMENT_DATE_FORMATS = [
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD/MM/YY',
  'DD/MM',
  'YYYY-MM-DD',
  'DD MMM YYYY',
] as const;

/** Most lines that one statement may have. */
export const MOST_STATEMENT_LINES = 20_000;
/** Most lines in one call. */
export const STATEMENT_GROUP = 200;
/** Most rows that one call posts. */
export const POSTING_GROUP = 250;
export const IMPORT_PAGE_SIZE = 50;

const columnName = z.string().check(z.minLength(1), z.maxLength(80));

/** Which column of a bank's statement is what; kept per bank, last use wins. Columns are named by their heading. */
export const statementMappingSchema = z.object({
  /** Line of the file that holds the headings, from 1. */
  header_line: z.int().check(z.minimum(1), z.maximum(100)),
  date: columnName,
  date_format: z.enum(STATEMENT_DATE_FORMATS),
  /** Column with the money that came in. */
  amount: columnName,
  /** Where one column holds money in and out: the column that tells them apart and what it says for money in (`CR`). */
  direction: z.nullable(
    z.object({ column: columnName, credit: z.string().check(z.minLength(1), z.maxLength(10)) }),
  ),
  /** Joined by a space. */
  description: z.array(columnName).check(z.minLength(1), z.maxLength(4)),
  reference: z.nullable(columnName),
  /** What stands before the sen; the other one groups digits. */
  decimal: z.enum([',', '.']),
});
export type StatementMapping = z.infer<typeof statementMappingSchema>;

export const bankCodeSchema = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));

export const bankMappingSchema = z.object({
  bank: bankCodeSchema,
  mapping: statementMappingSchema,
  updated_at: instant,
});
export type BankMapping = z.infer<typeof bankMappingSchema>;

/** One uploaded statement. */
export const importBatchSchema = z.object({
  id: z.int(),
  office_id: z.int(),
  bank: bankCodeSchema,
  file_name: z.string(),
  status: importStatusSchema,
  /** Lines with money in that the file has. */
  row_count: count,
  /** Of them, how many have arrived. */
  received: count,
  /** Rows, rupiah and first and last day by state; states without rows may be left out. */
  states: z.array(
    z.object({
      state: importRowStateSchema,
      rows: count,
      amount,
      date_from: z.nullable(calendarDate),
      date_to: z.nullable(calendarDate),
    }),
  ),
  created_by: actorSchema,
  created_at: instant,
  posted_by: z.nullable(actorSchema),
  posted_at: z.nullable(instant),
  undone_by: z.nullable(actorSchema),
  undone_at: z.nullable(instant),
  undo_reason: z.nullable(z.string()),
  /** Of the posted rows, those that were tied to a receipt and made none. */
  tied: z.object({ rows: count, amount }),
  /** Whether the caller may undo it now. */
  may_undo: z.boolean(),
  version: z.int(),
});
export type ImportBatch = z.infer<typeof importBatchSchema>;

/** A line of the statement with money in, as the device read it. */
export const statementLineSchema = z.object({
  line: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  date: calendarDate,
  /** Whole rupiah, above 0; sen are refused on the device. */
  amount: rupiah.check(z.minimum(1), z.maximum(HIGHEST_AMOUNT)),
  description: z.string().check(z.maxLength(300)),
  reference: z.string().check(z.maxLength(80)),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

const rowParams = z.object({ id: queryId, row: queryId });

export const listBankMappings = endpoint({
  name: 'listBankMappings',
  method: 'GET',
  path: 'imports/mappings',
  origin: 'angsur',
  guard: IMPORTS,
  summary: 'How the statement of each bank was read the last time.',
  data: z.object({ rows: z.array(bankMappingSchema) }),
});

export const listImports = endpoint({
  name: 'listImports',
  method: 'GET',
  path: 'imports',
  origin: 'angsur',
  guard: READERS,
  summary: 'Uploaded statements of the offices that the caller may see, newest first.',
  query: z.object({ page: z._default(pageNumber, 1) }),
  data: z.object({ rows: z.array(importBatchSchema), count }),
});

export const getImport = endpoint({
  name: 'getImport',
  method: 'GET',
  path: 'imports/{id}',
  origin: 'angsur',
  guard: READERS,
  summary: 'One uploaded statement with its counts.',
  params: idParams,
  data: importBatchSchema,
});

export const startImport = endpoint({
  name: 'startImport',
  method: 'POST',
  path: 'imports',
  origin: 'angsur',
  guard: IMPORTS,
  summary:
    'Opens a batch for one file and keeps its mapping. The same file while it is still being read gives its batch back; taken before: 409, its data is that batch.',
  body: z.object({
    bank: bankCodeSchema,
    file_name: z.string().check(z.minLength(1), z.maxLength(200)),
    /** SHA-256 of the file's bytes, lower-case hex. */
    file_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    mapping: statementMappingSchema,
    row_count: z.int().check(z.minimum(1), z.maximum(MOST_STATEMENT_LINES)),
  }),
  data: importBatchSchema,
  idempotent: true,
});

export const sendStatementLines = endpoint({
  name: 'sendStatementLines',
  method: 'POST',
  path: 'imports/{id}/rows',
  origin: 'angsur',
  guard: IMPORTS,
  summary:
    'Takes a group of lines and matches them; a line that is already there is left as it is. The last group makes the batch OPEN.',
  params: idParams,
  body: z.object({
    rows: z.array(statementLineSchema).check(z.minLength(1), z.maxLength(STATEMENT_GROUP)),
  }),
  data: importBatchSchema,
});

export const listImportRows = endpoint({
  name: 'listImportRows',
  method: 'GET',
  path: 'imports/{id}/rows',
  origin: 'angsur',
  guard: READERS,
  summary:
    'Rows of a statement by line, of one state or all, with the contract and the reason of each match.',
  params: idParams,
  query: z.object({
    state: z.optional(importRowStateSchema),
    /** In description, reference, contract code or customer name. */
    search: z.optional(z.string().check(z.maxLength(100))),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, IMPORT_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(importRowSchema), count }),
});

export const correctImportRow = endpoint({
  name: 'correctImportRow',
  method: 'PUT',
  path: 'imports/{id}/rows/{row}',
  origin: 'angsur',
  guard: IMPORTS,
  summary:
    'A person decides: this contract, leave it out, match it anew, tie it to the receipt that records it, or untie it. 409: it was posted meanwhile, its data is the row; or a choice needs a confirmation, its data says of what (`importAskSchema`).',
  params: rowParams,
  body: rowCorrectionSchema,
  data: importRowSchema,
});

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
  guard: IMPORTS,
  summary:
    'Posts the next group of matched rows, all or none of it. Called again until nothing remains, also after a failure.',
  params: idParams,
  body: z.object({ size: z._default(z.int().check(z.minimum(1), z.maximum(POSTING_GROUP)), POSTING_GROUP) }),
  data: postedGroupSchema,
});

export const undoImport = endpoint({
  name: 'undoImport',
  method: 'POST',
  path: 'imports/{id}/undo',
  origin: 'angsur',
  guard: READERS,
  summary:
    'Voids every receipt of a batch, all or none. 409: later receipts stand on them, or somebody was first; it names them.',
  params: idParams,
  body: z.object({
    reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)),
    version: recordVersion,
  }),
  data: importBatchSchema,
  idempotent: true,
});
