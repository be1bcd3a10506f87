import * as z from 'zod/mini';
import {
  actorSchema,
  calendarDate,
  instant,
  recordId,
  rupiah,
  wireBoolean,
  wireInteger,
  wireRupiah,
  wireText,
  enteredRupiah,
  storedCount,
} from './fields';
import { nameText, noteText } from './plainText';
import { TRANSFER_STATES } from './transferState';

/** Fields an approval sends, in SPEC 7's order; `request_approval` goes beside them. */
export const CREDIT_VALUE_FIELDS = [
  'credit_to',
  'transaction_to',
  'contract_code',
  'invoice',
  'date_invoice',
  'date_maturity',
  'date_payment',
  'payment',
  'credit',
  'credit_discount',
  'credit_payment',
  'overdue',
  'penalty',
  'penalty_discount',
  'penalty_payment',
  'collector_payment',
  'cashier',
  'cash',
  'bank',
  'note',
] as const;
export type CreditValueField = (typeof CREDIT_VALUE_FIELDS)[number];

/** The values of a receipt as any host may send them. Amounts in rupiah; null shows blank. */
export const creditValuesSchema = z.object({
  credit_to: z.nullish(wireInteger),
  transaction_to: z.nullish(wireInteger),
  contract_code: wireText,
  invoice: wireText,
  date_invoice: wireText,
  date_maturity: wireText,
  date_payment: wireText,
  payment: wireRupiah,
  credit: wireRupiah,
  credit_discount: wireRupiah,
  credit_payment: wireRupiah,
  overdue: z.nullish(wireInteger),
  penalty: wireRupiah,
  penalty_discount: wireRupiah,
  penalty_payment: wireRupiah,
  collector_payment: wireRupiah,
  cashier: wireText,
  cash: wireRupiah,
  bank: wireRupiah,
  note: wireText,
});
export type CreditValues = z.infer<typeof creditValuesSchema>;

/** One instalment receipt (SPEC 3, Credit). */
export const creditSchema = z.extend(creditValuesSchema, {
  id: recordId,
  input_by: z.nullish(actorSchema),
  request_approval: wireBoolean,
  /** Set once the receipt is void: it keeps its number and values and counts nowhere. */
  voided_at: z.nullish(z.string()),
  voided_by: z.nullish(actorSchema),
  void_reason: z.nullish(z.string()),
});
export type Credit = z.infer<typeof creditSchema>;

/** What the embedded API adds to a receipt. */
export const receiptSchema = z.extend(creditSchema, {
  id: z.int(),
  office_id: z.int(),
  /** Who `cashier` is: the member of staff in whose drawer the money is. */
  cashier_by: z.optional(actorSchema),
  /** Borrower of the contract; on a list it spares a second look-up. */
  customer_name: z.string(),
  /** Part of an early settlement: `collector_payment` is its fee then. Left out elsewhere. */
  settlement_id: z.optional(z.int()),
  /** Paid from the customer's deposit, rupiah: payment = cash + bank + deposit. Left out where nothing was. */
  deposit: z.optional(rupiah),
  /** What is known of its money by transfer; left out where it has none or is void. */
  transfer_state: z.optional(z.enum(TRANSFER_STATES)),
  /** Optimistic concurrency: a stale write gets 409. */
  version: z.int(),
  created_at: instant,
  updated_at: instant,
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The strict form that is written: DOMAIN, Receipts. Dates are calendar dates, amounts whole rupiah ≥ 0. */
const amount = enteredRupiah;
export const creditWriteSchema = z.object({
  credit_to: z.int().check(z.minimum(1), z.maximum(600)),
  transaction_to: z.int().check(z.minimum(1), z.maximum(1000)),
  contract_code: z.string().check(z.minLength(1), z.maxLength(40)),
  invoice: z.string().check(z.minLength(1), z.maxLength(40)),
  date_invoice: calendarDate,
  date_maturity: calendarDate,
  date_payment: calendarDate,
  payment: amount,
  credit: amount,
  credit_discount: amount,
  credit_payment: amount,
  overdue: storedCount,
  penalty: amount,
  penalty_discount: amount,
  penalty_payment: amount,
  collector_payment: amount,
  cashier: nameText(0, 60),
  cash: amount,
  bank: amount,
  note: noteText(1000),
});
export type CreditWrite = z.infer<typeof creditWriteSchema>;

/** Who may read receipts. */
export const READS_CREDITS = ['is_credit_add', 'is_credit_update', 'is_credit_approval'] as const;
