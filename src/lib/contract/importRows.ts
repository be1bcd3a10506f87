import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { calendarDate, instant, rupiah, storedId, idParams, pageNumber, pageSize, queryId } from './fields';
import { IMPORT_READERS, IMPORT_WRITERS } from './importAccess';
import { laterChangeSchema, shareSchema } from './payments';

const amount = rupiah.check(z.minimum(0));
const fileLine = z.int().check(z.minimum(1), z.maximum(1_000_000));
const contractCode = z.string().check(z.minLength(1), z.maxLength(40));

export const IMPORT_ROW_STATES = [
  'MATCHED',
  'DOUBTFUL',
  'UNKNOWN',
  'DUPLICATE',
  'IGNORED',
  'POSTED',
] as const;
export const importRowStateSchema = z.enum(IMPORT_ROW_STATES);
export type ImportRowState = z.infer<typeof importRowStateSchema>;

/** The contract that a row was matched to, as it stands today; rupiah. */
export const importContractSchema = z.object({
  code: z.string(),
  customer_name: z.string(),
  plate_number: z.string(),
  instalment: amount,
  next_due: z.nullable(calendarDate),
});

/** What posting a row writes, as it is shown: posting calculates again and writes this or nothing. Rupiah. */
export const importPlanSchema = z.object({
  /** One receipt each, by line. */
  shares: z.array(
    z.pick(shareSchema, {
      credit_to: true,
      overdue: true,
      credit: true,
      credit_payment: true,
      penalty: true,
      penalty_payment: true,
    }),
  ),
  /** Receipts of later days that are split again. */
  later: z.array(laterChangeSchema),
  /** What is above all that is owed: kept as deposit where a person said so, otherwise the row is not posted. */
  surplus: amount,
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

/** A receipt by which a transfer seems to be recorded already; of several of one payment the first. */
export const recordedSchema = z.object({
  id: z.int(),
  invoice: z.string(),
  date_payment: calendarDate,
  /** False where a line of a statement stands for it already. */
  may_tie: z.boolean(),
});
export type RecordedTransfer = z.infer<typeof recordedSchema>;

/** A line of another statement that was posted, as the caller may read it. */
export const postedLineSchema = z.object({
  /** Null: it is of another office's statement, of which no more is told. */
  file_name: z.nullable(z.string()),
  line: z.nullable(z.int()),
  description: z.string(),
  reference: z.string(),
  contract_code: z.nullable(z.string()),
});
export type PostedLine = z.infer<typeof postedLineSchema>;

export const importRowSchema = z.object({
  id: z.int(),
  /** Line in the file, from 1. */
  line: z.int(),
  date: calendarDate,
  /** Rupiah received. */
  amount,
  description: z.string(),
  reference: z.string(),
  state: importRowStateSchema,
  /** 0–100: how sure the match is. */
  score: z.int().check(z.minimum(0), z.maximum(100)),
  /** Why it matched, or why not, and what posting does with the money, in words. */
  reason: z.string(),
  /** What kept it from being posted, in words. */
  problem: z.nullable(z.string()),
  contract: z.nullable(importContractSchema),
  /** What posting it on this contract writes; null where it cannot, and where that is over. */
  plan: z.nullable(importPlanSchema),
  /** Of a doubtful row. */
  recorded: z.nullable(recordedSchema),
  /** Codes of the running contracts that it names, where a person chose another one. */
  named_other: z.nullable(z.string()),
  /**
   * Of a matched row, why the caller can't post it alone: it names another contract, seems to be posted from another
   * statement, or is dated beyond the title's limit.
   * BEHIND: such a row of the same contract comes before it. Null: they can, or a second person let it be posted.
   */
  held: z.nullable(z.enum(['NAMED', 'AGAIN', 'LATE', 'BEHIND'])),
  /** Posted lines of other statements that it seems to be once more: same bank, day, amount, and reference or none. */
  again: z.array(postedLineSchema),
  /** The line of the same file that it equals in everything. */
  twin_line: z.nullable(z.int()),
  /** Receipts that it became, in the order of their instalments. */
  receipts: z.array(z.object({ id: z.int(), invoice: z.string() })),
  /** What it left as deposit, with its number; rupiah. */
  deposit: z.nullable(z.object({ number: z.string(), amount })),
  /** The receipt that recorded it already and that a person tied it to; then it is POSTED and made none. */
  tied: z.nullable(
    z.object({
      id: z.int(),
      invoice: z.string(),
      by: z.string(),
      at: instant,
      /** Whether the caller may untie it now. */
      may_untie: z.boolean(),
    }),
  ),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** What a person decides about a row. */
export const rowCorrectionSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('choose'),
    contract_code: contractCode,
    /** The receipt that seems to record it already, as it was shown: it is another transfer all the same. */
    beside_credit_id: z.optional(storedId),
    /** The equal line of its file, as it was shown: the bank received both. */
    beside_line: z.optional(fileLine),
    /** What is above all that is owed, as it was shown: it becomes deposit. Rupiah. */
    keep_surplus: z.optional(amount),
    /** The contracts that the line names instead, as they were shown: a second person decides before it is posted. */
    against_named: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
  }),
  z.object({ action: z.literal('ignore') }),
  z.object({ action: z.literal('match') }),
  z.object({
    action: z.literal('tie'),
    /** The contract that the receipt is on. */
    contract_code: contractCode,
    credit_id: storedId,
  }),
  z.object({ action: z.literal('untie') }),
]);
export type RowCorrection = z.infer<typeof rowCorrectionSchema>;

/** Data of the 409 for a choice that a person must confirm: what of it, and what posting would write. */
export const importQuestionSchema = z.object({
  ask: z.object({
    contract_code: z.string(),
    recorded: z.nullable(recordedSchema),
    twin_line: z.nullable(z.int()),
    plan: importPlanSchema,
    /** Codes of running contracts that the line names by code, plate, NIK or phone, none of them the chosen one. */
    named_other: z.nullable(z.string()),
  }),
});
export type ImportQuestion = z.infer<typeof importQuestionSchema>['ask'];

const count = z.int().check(z.minimum(0));

export const IMPORT_PAGE_SIZE = 50;

const rowParams = z.object({ id: queryId, row: queryId });

export const listImportRows = endpoint({
  name: 'listImportRows',
  method: 'GET',
  path: 'imports/{id}/rows',
  origin: 'angsur',
  guard: IMPORT_READERS,
  summary:
    'Rows of a statement by line, of one state or all, with the contract and the reason of each match.',
  params: idParams,
  query: z.object({
    state: z.optional(importRowStateSchema),
    /** Only this line of the file. */
    line: z.optional(queryId),
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
  guard: IMPORT_WRITERS,
  summary:
    'A person decides: this contract, leave it out, match it again, tie it to the receipt that records it, or untie it. 409: it was posted meanwhile, its data is the row; or a choice needs a confirmation, its data says of what (`importAskSchema`).',
  params: rowParams,
  body: rowCorrectionSchema,
  data: importRowSchema,
});
