import * as z from 'zod/mini';
import { bankCodeSchema } from './bankMappings';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, pageNumber, recordVersion, rupiah } from './fields';
import { IMPORT_READERS, IMPORT_WRITERS } from './importAccess';
import { importRowStateSchema } from './importRows';
import { nameText, reasonText } from './plainText';

/*
 * Bayar Cicilan (Tranfer), DOMAIN: a bank statement is read on the device, sent line by line in small groups, matched
 * here, corrected by hand, posted in groups, and undone as a whole.
 */

const count = z.int().check(z.minimum(0));
const amount = rupiah.check(z.minimum(0));

/** READING until all lines of the file have arrived. */
export const IMPORT_STATUSES = ['READING', 'OPEN', 'POSTING', 'POSTED', 'UNDONE'] as const;

export const importStatusSchema = z.enum(IMPORT_STATUSES);
export type ImportStatus = z.infer<typeof importStatusSchema>;

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
  /** Who compared it with the bank, and when; null: it confirms no transfer yet. */
  checked_by: z.nullable(actorSchema),
  checked_at: z.nullable(instant),
  /** Posted before statements were checked: nobody is asked to. */
  before_checks: z.boolean(),
  /** Rows that were posted or tied since: they confirm nothing before it is checked again. */
  after_check: count,
  /** Whose account the checker opened at the bank, as they wrote it; null: not asked for then. */
  checked_account: z.nullable(z.string()),
  /** The file as it was read on the device; null: it was not kept. */
  file: z.nullable(z.object({ id: z.int(), name: z.string(), bytes: z.int() })),
  undone_by: z.nullable(actorSchema),
  undone_at: z.nullable(instant),
  undo_reason: z.nullable(z.string()),
  /** Of the posted rows, those that were tied to a receipt and made none. */
  tied: z.object({ rows: count, amount }),
  /** Lines of posted rows that another statement seems to have posted as well, while they wait for a check. */
  posted_twice: z.array(z.int()),
  /** Of the matched rows, what the caller can't post alone. */
  held: z.object({
    /**
     * Rows that name another contract than the chosen one, are dated beyond the limit of the caller's title, or seem to
     * be posted from another statement.
     */
    to_ask: count,
    /** These, and those that wait behind them on the same contract. */
    rows: count,
    amount,
  }),
  /** What waits for a second person about rows of it. */
  request: z.nullable(
    z.object({
      id: z.int(),
      rows: count,
      reason: z.string(),
      request_by: actorSchema,
      requested_at: instant,
      may_withdraw: z.boolean(),
    }),
  ),
  /** Whether the caller may say that it is the bank's: a second person who had no hand in it. */
  may_check: z.boolean(),
  /** Whether the caller may undo it now. */
  may_undo: z.boolean(),
  version: z.int(),
});
export type ImportBatch = z.infer<typeof importBatchSchema>;

export const listImports = endpoint({
  name: 'listImports',
  method: 'GET',
  path: 'imports',
  origin: 'angsur',
  guard: IMPORT_WRITERS,
  summary: 'Uploaded statements of the offices that the caller may see, newest first.',
  query: z.object({
    /** UNCHECKED: posted, and nobody compared it with the bank yet; CHECKED: somebody did. */
    check: z.optional(z.enum(['UNCHECKED', 'CHECKED'])),
    page: z._default(pageNumber, 1),
  }),
  data: z.object({ rows: z.array(importBatchSchema), count }),
});

export const getImport = endpoint({
  name: 'getImport',
  method: 'GET',
  path: 'imports/{id}',
  origin: 'angsur',
  guard: IMPORT_READERS,
  summary: 'One uploaded statement with its counts.',
  params: idParams,
  data: importBatchSchema,
});

/** What the checker read at the bank, not here. */
export const bankFiguresSchema = z.object({
  /** Lines with money in. */
  rows: count,
  /** Their sum. */
  amount,
  /** Number, or number and owner, of the account that was opened. */
  account: nameText(4, 60),
});
export type BankFigures = z.infer<typeof bankFiguresSchema>;

export const checkImport = endpoint({
  name: 'checkImport',
  method: 'POST',
  path: 'imports/{id}/check',
  origin: 'angsur',
  guard: ['is_credit_approval'],
  summary:
    "A second person says that file and total are the bank's; from then on its transfers are confirmed. 403: nothing is posted, or the caller had a hand in it. 409: somebody was first, or it changed. 422: lines or total at the bank are others.",
  params: idParams,
  body: z.extend(bankFiguresSchema, { version: recordVersion }),
  data: importBatchSchema,
  idempotent: true,
});

export const undoImport = endpoint({
  name: 'undoImport',
  method: 'POST',
  path: 'imports/{id}/undo',
  origin: 'angsur',
  guard: IMPORT_READERS,
  summary:
    'Voids every receipt of a batch, all or none. 409: later receipts stand on them, or somebody was first; it names them.',
  params: idParams,
  body: z.object({
    reason: reasonText,
    version: recordVersion,
  }),
  data: importBatchSchema,
  idempotent: true,
});
