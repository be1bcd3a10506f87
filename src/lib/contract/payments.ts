import * as z from 'zod/mini';
import { RESPLIT_FIELDS } from './consequences';
import { receiptSchema } from './credits';
import { endpoint } from './endpoint';
import { calendarDate, enteredRupiah, idParams, recordVersion, rupiah, storedId } from './fields';
import { paymentCardSchema } from './paymentCard';
import { nameText, noteText } from './plainText';

const days = z.int().check(z.minimum(0));
const lineNumber = z.int().check(z.minimum(1), z.maximum(600));

const amount = rupiah.check(z.minimum(0));

/** One line's part of a payment, as `src/lib/arithmetic/allocate` calculates it; amounts in rupiah. */
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

/** One field of a receipt of a later day that a payment splits again; rupiah, `overdue` in days. */
export const laterChangeSchema = z.object({
  invoice: z.string(),
  field: z.enum(RESPLIT_FIELDS),
  before: amount,
  after: amount,
});

/** A payment as it was previewed; amounts in rupiah. */
export const postPaymentBody = z.object({
  /** The contract's version that was on screen. */
  version: recordVersion,
  /** Not after the office's today, not before the contract. Earlier than today: without cash. */
  date_payment: calendarDate,
  /** For instalments and penalty, without the collection fee. */
  amount: enteredRupiah,
  /** Only these lines take anything; left out: the oldest first. */
  lines: z.optional(z.array(lineNumber).check(z.minLength(1), z.maxLength(600))),
  /** Forgiven together with money on the same line, within the limit of one's title. */
  waivers: z
    .array(z.object({ number: lineNumber, credit_discount: enteredRupiah, penalty_discount: enteredRupiah }))
    .check(z.maxLength(600)),
  /** Collection fee; it stands on the first receipt. */
  collector_payment: enteredRupiah,
  /** cash + bank + deposit_used = amount + collector_payment + deposit_added. */
  cash: enteredRupiah,
  bank: enteredRupiah,
  /** Paid from the customer's deposit. */
  deposit_used: z.optional(enteredRupiah),
  /** Left as deposit. */
  deposit_added: z.optional(enteredRupiah),
  /** The bank's reference of a transfer: at least three characters where something is transferred. */
  bank_reference: z.optional(nameText(0, 60)),
  /** The receiving account that something was transferred to: one of the card's where there are any. */
  bank_account: z.optional(z.nullable(storedId)),
  note: noteText(1000),
  /** What the screen showed: the server calculates again and refuses to write anything else. */
  shares: z.array(shareSchema).check(z.minLength(1), z.maxLength(600)),
  /** Receipts of later days that are split again, as the screen showed them and the person confirmed. */
  later: z.optional(z.array(laterChangeSchema).check(z.maxLength(5000))),
});
export type PostPayment = z.infer<typeof postPaymentBody>;

/** The receipts that were written, in the order of their lines, and the card after them. */
export const postedPaymentSchema = z.object({
  receipts: z.array(receiptSchema),
  after: paymentCardSchema,
});
export type PostedPayment = z.infer<typeof postedPaymentSchema>;

export const postPayment = endpoint({
  name: 'postPayment',
  method: 'POST',
  path: 'payments/{id}',
  origin: 'angsur',
  guard: ['is_credit_add'],
  summary:
    'Takes a payment: one receipt per instalment. 409 with the new card: it changed since it was shown, or calculates otherwise.',
  params: idParams,
  body: postPaymentBody,
  data: postedPaymentSchema,
  idempotent: true,
});
