import * as z from 'zod/mini';
import { approvalSchema } from './approvals';
import { READS_CREDITS, receiptSchema } from './credits';
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

export const creditDetailSchema = z.object({
  credit: receiptSchema,
  /** The change or void that waits, or null. */
  waiting: z.nullable(approvalSchema),
  /** Newest first. */
  events: z.array(creditEventSchema),
});
export type CreditDetail = z.infer<typeof creditDetailSchema>;

export const getCredit = endpoint({
  name: 'getCredit',
  method: 'GET',
  path: 'credits/{id}',
  origin: 'angsur',
  guard: READS_CREDITS,
  summary: 'One receipt, the change that waits, and its history.',
  params: idParams,
  data: creditDetailSchema,
});
