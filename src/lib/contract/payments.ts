import * as z from 'zod/mini';
import { RESPLIT_FIELDS } from './consequences';
import { contractCardSchema, contractFactsSchema, contractRowSchema } from './contracts';
import { receiptSchema } from './credits';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  enteredRupiah as typedAmount,
  idParams,
  instant,
  recordVersion,
  rupiah,
  storedId,
} from './fields';

const PAYMENTS = ['is_credit', 'is_credit_add'] as const;

const amount = rupiah.check(z.minimum(0));
const lineNumber = z.int().check(z.minimum(1), z.maximum(600));
const days = z.int().check(z.minimum(0));

/**
 * What a receipt that counts paid on a line; with the card's lines, all that a card of another day is calculated from. With
 * `transaction_to` 0 it is something forgiven without a receipt, and `invoice` is its name.
 */
export const linePaymentSchema = z.object({
  invoice: z.string(),
  credit_to: lineNumber,
  transaction_to: z.int().check(z.minimum(0)),
  date_payment: calendarDate,
  overdue: days,
  credit: amount,
  credit_payment: amount,
  credit_discount: amount,
  penalty: amount,
  penalty_payment: amount,
  penalty_discount: amount,
  /** What was forgiven when it was entered, where a payment of an earlier day cut it since. */
  given: z.nullable(z.object({ credit_discount: amount, penalty_discount: amount })),
});

/** A contract's card with what is needed to take a payment on it. */
export const paymentCardSchema = z.object({
  contract: contractFactsSchema,
  card: contractCardSchema,
  /** The office's today, which the card is reckoned to. */
  as_of: calendarDate,
  payments: z.array(linePaymentSchema),
  /** What the caller may forgive alone, basis points of instalment and penalty (docs/decisions/0061). */
  may_forgive: z.object({ credit_bp: z.int(), penalty_bp: z.int() }),
  /** The customer's deposit (titipan), rupiah: left at a payment, used by another. */
  deposit_balance: amount,
  /** Its latest movements, the newest first; `amount` is below 0 where it was used or paid back. */
  deposits: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['ADDED', 'USED', 'PAID_BACK']),
      amount: rupiah,
      date_entered: calendarDate,
    }),
  ),
});
export type PaymentCard = z.infer<typeof paymentCardSchema>;

/** One line's part of a payment, as `src/lib/arithmetic/allocate` reckons it; amounts in rupiah. */
export const shareSchema = z.object({
  credit_to: lineNumber,
  transaction_to: z.int().check(z.minimum(1)),
  date_maturity: calendarDate,
  overdue: days,
  credit: amount,
  credit_discount: amount,
  credit_payment: amount,
  penalty: amount,
  penalty_discount: amount,
  penalty_payment: amount,
});

/** One field of a receipt of a later day that a payment splits anew; rupiah, `overdue` in days. */
export const laterChangeSchema = z.object({
  invoice: z.string(),
  field: z.enum(RESPLIT_FIELDS),
  before: amount,
  after: amount,
});
export type LaterChange = z.infer<typeof laterChangeSchema>;

/** A payment as it was previewed; amounts in rupiah. */
export const postPaymentBody = z.object({
  /** The contract's version that was on screen. */
  version: recordVersion,
  /** Not after the office's today, not before the contract. Earlier than today: without cash and with a reference. */
  date_payment: calendarDate,
  /** For instalments and penalty, without the collection fee. */
  amount: typedAmount,
  /** Only these lines take anything; left out: the oldest first. */
  lines: z.optional(z.array(lineNumber).check(z.minLength(1), z.maxLength(600))),
  /** Forgiven together with money on the same line, within the limit of one's title. */
  waivers: z
    .array(z.object({ number: lineNumber, credit_discount: typedAmount, penalty_discount: typedAmount }))
    .check(z.maxLength(600)),
  /** Collection fee; it stands on the first receipt. */
  collector_payment: typedAmount,
  /** cash + bank + deposit_used = amount + collector_payment + deposit_added. */
  cash: typedAmount,
  bank: typedAmount,
  /** Paid from the customer's deposit. */
  deposit_used: z.optional(typedAmount),
  /** Left as deposit. */
  deposit_added: z.optional(typedAmount),
  /** The bank's reference of a transfer; at least three characters where it is of an earlier day. */
  bank_reference: z.optional(z.string().check(z.maxLength(60))),
  note: z.string().check(z.maxLength(1000)),
  /** What the screen showed: the server calculates again and refuses to write anything else. */
  shares: z.array(shareSchema).check(z.minLength(1), z.maxLength(600)),
  /** Receipts of later days that are split anew, as the screen showed them and the person confirmed. */
  later: z.optional(z.array(laterChangeSchema).check(z.maxLength(5000))),
});
export type PostPayment = z.infer<typeof postPaymentBody>;

/** The receipts that were written, in the order of their lines, and the card after them. */
export const postedPaymentSchema = z.object({
  receipts: z.array(receiptSchema),
  after: paymentCardSchema,
});
export type PostedPayment = z.infer<typeof postedPaymentSchema>;

const step = { amount };
/** One line of a settlement's arithmetic: `amount` and what it was computed from (`src/lib/arithmetic/settlement`). */
export const settlementStepSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['PRINCIPAL_DUE', 'PRINCIPAL_AHEAD']),
    from: lineNumber,
    to: lineNumber,
    scheduled: amount,
    covered: amount,
    ...step,
  }),
  z.object({
    kind: z.literal('INTEREST_DUE'),
    number: lineNumber,
    scheduled: amount,
    covered: amount,
    ...step,
  }),
  z.object({
    kind: z.literal('INTEREST_RUNNING'),
    number: lineNumber,
    scheduled: amount,
    since: calendarDate,
    days,
    daysOfMonth: days,
    accrued: amount,
    covered: amount,
    ...step,
  }),
  z.object({ kind: z.literal('PENALTY'), number: lineNumber, overdue: days, ...step }),
  z.object({ kind: z.literal('FEE'), base: amount, feeBp: days, ...step }),
]);

/** What settles a contract early, with its arithmetic; rupiah. */
export const settlementSchema = z.object({
  contract_code: z.string(),
  customer_name: z.string(),
  as_of: calendarDate,
  /** Last day on which the quote holds. */
  valid_until: calendarDate,
  lines: z.array(settlementStepSchema),
  principal: amount,
  interest: amount,
  penalty: amount,
  fee: amount,
  total: amount,
  /** The contract's version that was reckoned. */
  version: z.int(),
  /** How many receipts taking it writes: one per open instalment. */
  receipts: z.int(),
  /** Interest that is not charged; the receipts carry it as discount. */
  interest_forgiven: amount,
  /** Set where it was given to a customer as a numbered quote; null: a calculation of today. */
  quote: z.nullable(
    z.object({
      id: z.int(),
      /** `{office}/P{YYMM}/{00001}` */
      number: z.string(),
      given_by: actorSchema,
      given_at: instant,
    }),
  ),
});
export type Settlement = z.infer<typeof settlementSchema>;

/** A settlement as it was seen and is paid for; amounts in rupiah. */
export const takeSettlementBody = z.object({
  version: recordVersion,
  /** The numbered quote that is taken; null: the calculation of today. */
  quote_id: z.nullable(storedId),
  /** The day that was calculated: the quote's, or today. */
  as_of: calendarDate,
  principal: amount,
  interest: amount,
  penalty: amount,
  fee: amount,
  /** What the screen showed: the server reckons again and refuses anything else. */
  total: amount,
  /** cash + bank = total. */
  cash: typedAmount,
  bank: typedAmount,
  note: z.string().check(z.maxLength(1000)),
});
export type TakeSettlement = z.infer<typeof takeSettlementBody>;

/** The receipts of a settlement, in the order of their lines, what was settled, and the card after it. */
export const settledSchema = z.object({
  receipts: z.array(receiptSchema),
  settlement: settlementSchema,
  after: paymentCardSchema,
});
export type Settled = z.infer<typeof settledSchema>;

/** All that stands on a printed receipt. */
export const receiptPaperSchema = z.object({
  receipt: receiptSchema,
  /** How often it was printed, this time included. */
  print_count: z.int().check(z.minimum(1)),
  /** What its payment left as deposit, rupiah; on the payment's first receipt only. */
  deposit_added: z.optional(amount),
  office_name: z.string(),
  plate_number: z.string(),
  vehicle: z.string(),
  tenor: z.int().check(z.minimum(1)),
});
export type ReceiptPaper = z.infer<typeof receiptPaperSchema>;

/** Most hits that the payment screen shows. */
export const MOST_FOUND = 10;

export const findContracts = endpoint({
  name: 'findContracts',
  method: 'GET',
  path: 'payments',
  origin: 'angsur',
  guard: PAYMENTS,
  summary: 'The first ten contracts by name, code, plate, NIK or phone, to take a payment on.',
  query: z.object({ search: z.string().check(z.minLength(1), z.maxLength(100)) }),
  data: z.object({ rows: z.array(contractRowSchema), more: z.boolean() }),
});

export const getPaymentCard = endpoint({
  name: 'getPaymentCard',
  method: 'GET',
  path: 'payments/{id}',
  origin: 'angsur',
  guard: PAYMENTS,
  summary: "A contract's payment card by its code, as of the office's today.",
  params: idParams,
  data: paymentCardSchema,
});

export const postPayment = endpoint({
  name: 'postPayment',
  method: 'POST',
  path: 'payments/{id}',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Takes a payment: one receipt per instalment. 409 with the new card: it changed since it was shown, or reckons otherwise.',
  params: idParams,
  body: postPaymentBody,
  data: postedPaymentSchema,
  idempotent: true,
});

export const getSettlement = endpoint({
  name: 'getSettlement',
  method: 'GET',
  path: 'payments/{id}/settlement',
  origin: 'angsur',
  guard: PAYMENTS,
  summary: 'What settles the contract early today, line by line, and until when the quote holds.',
  params: idParams,
  data: settlementSchema,
});

export const takeSettlement = endpoint({
  name: 'takeSettlement',
  method: 'POST',
  path: 'payments/{id}/settlement',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Takes the settlement: one receipt per open instalment, interest not charged as discount; the contract is settled early. 409 with the new quote: anything differs, or it expired.',
  params: idParams,
  body: takeSettlementBody,
  data: settledSchema,
  idempotent: true,
});

export const printReceipt = endpoint({
  name: 'printReceipt',
  method: 'POST',
  path: 'credits/{id}/print',
  origin: 'angsur',
  guard: ['is_credit_add', 'is_credit_update', 'is_credit_approval'],
  summary: 'Counts one print of a receipt and gives what stands on the paper. 409: the receipt is void.',
  params: idParams,
  data: receiptPaperSchema,
  idempotent: true,
});
