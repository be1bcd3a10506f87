import * as z from 'zod/mini';
import { receiptSchema } from './credits';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  enteredRupiah,
  idParams,
  instant,
  recordVersion,
  rupiah,
  storedId,
} from './fields';
import { PAYMENT_READERS, paymentCardSchema } from './paymentCard';
import { nameText, noteText } from './plainText';

const days = z.int().check(z.minimum(0));
const lineNumber = z.int().check(z.minimum(1), z.maximum(600));

const amount = rupiah.check(z.minimum(0));
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
  /** The contract's version that was calculated. */
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
  /** What the screen showed: the server calculates again and refuses anything else. */
  total: amount,
  /** cash + bank = total. */
  cash: enteredRupiah,
  bank: enteredRupiah,
  /** The bank's reference of the transfer: at least three characters where something is transferred. */
  bank_reference: z.optional(nameText(0, 60)),
  /** The receiving account that something was transferred to: one of the card's where there are any. */
  bank_account: z.optional(z.nullable(storedId)),
  note: noteText(1000),
});
export type TakeSettlement = z.infer<typeof takeSettlementBody>;

/** The receipts of a settlement, in the order of their lines, what was settled, and the card after it. */
export const settledSchema = z.object({
  receipts: z.array(receiptSchema),
  settlement: settlementSchema,
  after: paymentCardSchema,
});
export type Settled = z.infer<typeof settledSchema>;

export const getSettlement = endpoint({
  name: 'getSettlement',
  method: 'GET',
  path: 'payments/{id}/settlement',
  origin: 'angsur',
  guard: PAYMENT_READERS,
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
