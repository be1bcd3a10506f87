import * as z from 'zod/mini';
import { contractCardSchema } from './contractCard';
import { contractFactsSchema } from './contractFacts';
import { contractRowSchema } from './contracts';
import { endpoint } from './endpoint';
import { calendarDate, idParams, rupiah } from './fields';
import { receivingSchema } from './officeAccounts';

const days = z.int().check(z.minimum(0));
const lineNumber = z.int().check(z.minimum(1), z.maximum(600));

const amount = rupiah.check(z.minimum(0));

/** Whoever may see a payment card and what settles its contract. */
export const PAYMENT_READERS = ['is_credit', 'is_credit_add'] as const;

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
  /** The office's today, which the card is calculated to. */
  as_of: calendarDate,
  payments: z.array(linePaymentSchema),
  /** What the caller may forgive alone, basis points of instalment and penalty (docs/decisions/0061). */
  may_forgive: z.object({ credit_bp: z.int(), penalty_bp: z.int() }),
  /** How many days before `as_of` the caller dates a transfer alone; null: any (docs/decisions/0061). */
  transfer_days_back: z.nullable(z.int()),
  /** Most that a receipt charges for collecting, by its office; rupiah. */
  max_collector_fee: amount,
  /** On which accounts its office takes transfers. */
  receiving: receivingSchema,
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

/** Most hits that the payment screen shows. */
export const MAX_FOUND = 10;

export const findContracts = endpoint({
  name: 'findContracts',
  method: 'GET',
  path: 'payments',
  origin: 'angsur',
  guard: PAYMENT_READERS,
  summary: 'The first ten contracts by name, code, plate, NIK or phone, to take a payment on.',
  query: z.object({ search: z.string().check(z.minLength(1), z.maxLength(100)) }),
  data: z.object({ rows: z.array(contractRowSchema), more: z.boolean() }),
});

export const getPaymentCard = endpoint({
  name: 'getPaymentCard',
  method: 'GET',
  path: 'payments/{id}',
  origin: 'angsur',
  guard: PAYMENT_READERS,
  summary: "A contract's payment card by its code, as of the office's today.",
  params: idParams,
  data: paymentCardSchema,
});
