import * as z from 'zod/mini';
import { contractBpkbSchema } from './bpkb';
import { contractCardSchema } from './contractCard';
import { contractFactsSchema } from './contractFacts';
import { DISBURSEMENT_WAYS } from './disbursements';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, rupiah } from './fields';
import { stampsSchema } from './stamps';

/** A receipt as the contract's page lists it; amounts in rupiah. */
export const contractReceiptSchema = z.object({
  id: z.int(),
  invoice: z.string(),
  date_payment: calendarDate,
  credit_to: z.int(),
  transaction_to: z.int(),
  payment: rupiah,
  credit_payment: rupiah,
  penalty_payment: rupiah,
  collector_payment: rupiah,
  /** True: it counts nowhere any more. */
  voided: z.boolean(),
  /** True: a change or a void waits for approval. */
  request_approval: z.boolean(),
});
export type ContractReceipt = z.infer<typeof contractReceiptSchema>;

/** A line of the log about this contract or one of its receipts. */
export const contractEventSchema = z.object({
  id: z.int(),
  at: instant,
  /** Null: the system itself. */
  by: z.nullable(actorSchema),
  /** Indonesian sentence. */
  summary: z.string(),
  reason: z.nullable(z.string()),
  /** The receipt that it is about; null: the contract itself. */
  receipt_id: z.nullable(z.int()),
});
export type ContractEvent = z.infer<typeof contractEventSchema>;

/** What some days of DPD are; see `lib/arithmetic/overdueClass`, which calculates it. */
const overdueClassSchema = z.object({
  /** 1 (current) to 5 (loss). */
  collectibility: z.int().check(z.minimum(1), z.maximum(5)),
  /** Days of DPD, both included; `to` null: without end. */
  bucket: z.object({ from: z.int(), to: z.nullable(z.int()) }),
});

/** How the money was paid out. */
export const paidOutSchema = z.object({
  way: z.enum(DISBURSEMENT_WAYS),
  day: calendarDate,
  amount: rupiah,
  /** The receiving account and its owner; of cash the one that was approved and not used. */
  bank: z.string(),
  account: z.string(),
  account_holder: z.string(),
  reference: z.string(),
  /** Name of the disburser, of cash the cashier. */
  paid_by: z.string(),
});
export type PaidOut = z.infer<typeof paidOutSchema>;

export const contractDetailSchema = z.object({
  contract: z.extend(contractFactsSchema, stampsSchema.shape),
  card: contractCardSchema,
  /** The registration that it came from; null: it was taken over from elsewhere. */
  registration_id: z.nullable(z.int()),
  /** Null: it was paid out before that was recorded, or carries on another one. */
  paid_out: z.nullable(paidOutSchema),
  /** The book that secures it; null: it was never recorded here. */
  bpkb: z.nullable(contractBpkbSchema),
  /** Where its DPD falls by the classes that hold on `as_of` (docs/decisions/0118); null: it has ended. */
  overdue_class: z.nullable(overdueClassSchema),
  /** The office's today, which the card is calculated to. */
  as_of: calendarDate,
  /** Newest first, voided ones too. */
  receipts: z.array(contractReceiptSchema),
  /** Newest first; the latest hundred. */
  events: z.array(contractEventSchema),
});
export type ContractDetail = z.infer<typeof contractDetailSchema>;

export const getContract = endpoint({
  name: 'getContract',
  method: 'GET',
  path: 'contracts/{id}',
  origin: 'angsur',
  guard: ['is_contract'],
  summary: "One contract by its code: facts, payment card as of the office's today, receipts and history.",
  params: idParams,
  data: contractDetailSchema,
});
