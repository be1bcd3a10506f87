import * as z from 'zod/mini';
import { approvalSchema } from './approvals';
import { READS_CREDITS, receiptSchema } from './credits';
import { CREDIT_PATH } from './earlyPaths';
import { endpoint } from './endpoint';
import { actorSchema, idParams, instant } from './fields';

/** One step in a receipt's life. */
export const creditEventSchema = z.object({
  id: z.int(),
  at: instant,
  by: actorSchema,
  action: z.enum([
    'CREATED',
    'CHANGE_REQUESTED',
    'CHANGE_APPROVED',
    'CHANGE_REJECTED',
    'CHANGE_WITHDRAWN',
    'VOID_REQUESTED',
    'VOIDED',
    'VOID_REJECTED',
    'VOID_WITHDRAWN',
    'RESPLIT',
  ]),
  reason: z.nullable(z.string()),
  /** Fields that changed: field → [before, after]. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

/** The line of a bank statement that a receipt came from, or was tied to by a person. */
export const statementLineSchema = z.object({
  bank: z.string(),
  /** Line in the file, from 1. */
  line: z.int(),
  /** True: the receipt was there before; a person said that the line is the same money. */
  tied: z.boolean(),
  /** The statement; null where it belongs to an office that the caller does not see. */
  statement: z.nullable(z.object({ id: z.int(), file_name: z.string() })),
});
export type StatementLineOfReceipt = z.infer<typeof statementLineSchema>;

export const creditDetailSchema = z.object({
  credit: receiptSchema,
  /** The line of a bank statement behind it, or null. */
  statement_line: z.nullable(statementLineSchema),
  /** The change or void that waits, or null. */
  waiting: z.nullable(approvalSchema),
  /** Whether the caller may decide it, by right and offices; left out where nothing waits. */
  may_decide: z.optional(z.boolean()),
  /** Newest first. */
  events: z.array(creditEventSchema),
});
export type CreditDetail = z.infer<typeof creditDetailSchema>;

export const getCredit = endpoint({
  name: 'getCredit',
  method: 'GET',
  path: CREDIT_PATH,
  origin: 'angsur',
  guard: READS_CREDITS,
  summary: 'One receipt, the change that waits, and its history.',
  params: idParams,
  data: creditDetailSchema,
});
