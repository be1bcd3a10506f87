import * as z from 'zod/mini';
import {
  CREDIT_PAGE_SIZE,
  CREDIT_SORTS,
  PERIODS,
  RECEIPT_DAYS,
  RECEIPT_MEANS,
  RECEIPT_STATES,
  type Period,
  type ReceiptDay,
  type ReceiptMeans,
  type ReceiptState,
} from './creditListDefaults';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  instant,
  pageNumber,
  recordId,
  rupiah,
  wireBoolean,
  wireInteger,
  wireRupiah,
  wireText,
  pageSize,
  officeId,
  searchText,
  enteredRupiah,
  storedCount,
} from './fields';

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
  /** Borrower of the contract; on a list it spares a second look-up. */
  customer_name: z.string(),
  /** Part of an early settlement: `collector_payment` is its fee then. Left out elsewhere. */
  settlement_id: z.optional(z.int()),
  /** Paid from the customer's deposit, rupiah: payment = cash + bank + deposit. Left out where nothing was. */
  deposit: z.optional(rupiah),
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
  cashier: z.string().check(z.maxLength(60)),
  cash: amount,
  bank: amount,
  note: z.string().check(z.maxLength(1000)),
});
export type CreditWrite = z.infer<typeof creditWriteSchema>;

export {
  CREDIT_PAGE_SIZE,
  CREDIT_SORTS,
  PERIODS,
  RECEIPT_DAYS,
  RECEIPT_MEANS,
  RECEIPT_STATES,
  type Period,
  type ReceiptDay,
  type ReceiptMeans,
  type ReceiptState,
};

export const creditListQuery = z.object({
  search: z.optional(searchText),
  /** Span around `date` that the receipt's day (`by`) falls in; default day (SPEC 9). */
  period: z._default(z.enum(PERIODS), 'day'),
  /** `paid`: the period is of `date_payment`; `entered`: of `date_invoice`, the office's day of entry. */
  by: z._default(z.enum(RECEIPT_DAYS), 'paid'),
  /** Default: the office's today. */
  date: z.optional(calendarDate),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, CREDIT_PAGE_SIZE),
  sort: z._default(z.enum(CREDIT_SORTS), 'date_payment'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** Office id; left out: every office the caller may see. */
  office: z.optional(officeId),
  /** Name of who took the money, to the letter. */
  cashier: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** Kind of money that was taken. */
  means: z.optional(z.enum(RECEIPT_MEANS)),
  /** `valid`: counts, also while a request waits; `waiting`: a change or void waits; `void`: counts no more. */
  status: z.optional(z.enum(RECEIPT_STATES)),
});

export const creditPageSchema = z.object({
  rows: z.array(receiptSchema),
  /** Rows in all, up to `count_limit`. */
  count: z.int(),
  /** True when there are more than `count` says (counting stops there). */
  count_more: z.boolean(),
  /** Σ payment of all filtered rows, rupiah; null where counting stopped. */
  total_payment: z.nullable(rupiah),
  /** The date that the period was taken around. */
  date: calendarDate,
});
export type CreditPage = z.infer<typeof creditPageSchema>;

/** Who may read receipts. */
export const READS_CREDITS = ['is_credit_add', 'is_credit_update', 'is_credit_approval'] as const;

export const listCredits = endpoint({
  name: 'listCredits',
  method: 'GET',
  path: 'credits',
  origin: 'angsur',
  guard: READS_CREDITS,
  summary:
    'One page of receipts with search, period by payment or entry, date, sort, office, cashier, kind of money and status.',
  query: creditListQuery,
  data: creditPageSchema,
});

export const listCashiers = endpoint({
  name: 'listCashiers',
  method: 'GET',
  path: 'credits/cashiers',
  origin: 'angsur',
  guard: READS_CREDITS,
  summary:
    'Names of everyone who took money on a receipt, by alphabet, of one office or all that the caller may see.',
  query: z.object({ office: z.optional(officeId) }),
  data: z.array(z.string()),
});
