import * as z from 'zod/mini';
import { calendarDate, enteredRupiah, storedId } from './fields';
import { postPaymentBody } from './payments';
import { nameText } from './plainText';
import { MAX_ORDER_COLLECTORS, REPOSSESSION_BASES } from './repossessionTerms';

const lineNumber = z.int().check(z.minimum(1), z.maximum(600));

/** What may be asked for on a contract; changes and voids of one receipt are `creditRequests`. */
export const CONTRACT_REQUEST_KINDS = [
  'PAYMENT',
  'PAYMENT_VOID',
  'SETTLEMENT_UNDO',
  'DEPOSIT_PAY_BACK',
  'WAIVER',
  'STATUS',
  'CANCEL',
  'RESTRUCTURE',
  'MOVE_OFFICE',
  'FIELD_PAYMENT',
  'REPOSSESSION',
  'UNIT_SALE',
] as const;
export type ContractRequestKind = (typeof CONTRACT_REQUEST_KINDS)[number];

export const contractRequestKindSchema = z.enum(CONTRACT_REQUEST_KINDS);

/**
 * Statuses that follow from a decision of people; the others follow from what is paid. RESTRUCTURED and REPOSSESSED are no
 * longer asked for by themselves: requests from before are still read.
 */
export const DECIDED_STATUSES = ['ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF', 'RESTRUCTURED'] as const;

/** Those that may be asked for. */
export const OFFERED_STATUSES = ['ACTIVE', 'WRITTEN_OFF'] as const satisfies readonly DecidedStatus[];

export type DecidedStatus = (typeof DECIDED_STATUSES)[number];

export const decidedStatusSchema = z.enum(DECIDED_STATUSES);

/** What becomes of the penalty that is owed when a contract is restructured: it goes over too, or it is forgiven. */
export const CARRIED_PENALTY = ['CARRIED', 'FORGIVEN'] as const;

/** Which day the notas of late TTS have: the one on which the money was taken, or the one on which it was counted. */
export const FIELD_DAYS = ['TAKEN', 'COUNTED'] as const;
export type FieldDay = (typeof FIELD_DAYS)[number];

/** What is asked for, by kind; amounts in rupiah. */
export const requestedActionSchema = z.discriminatedUnion('kind', [
  /** A payment that its cashier may not take alone, as it would be sent to postPayment. */
  z.object({ kind: z.literal('PAYMENT'), payment: postPaymentBody }),
  /** All receipts and deposit movements of one act of paying. */
  z.object({ kind: z.literal('PAYMENT_VOID'), payment_id: storedId }),
  z.object({ kind: z.literal('SETTLEMENT_UNDO'), settlement_id: storedId }),
  /** cash + bank leave the deposit. */
  z.object({ kind: z.literal('DEPOSIT_PAY_BACK'), cash: enteredRupiah, bank: enteredRupiah }),
  /** Forgiven without a payment, on the day of approval. */
  z.object({
    kind: z.literal('WAIVER'),
    lines: z
      .array(
        z.object({ number: lineNumber, credit_discount: enteredRupiah, penalty_discount: enteredRupiah }),
      )
      .check(z.minLength(1), z.maxLength(600)),
  }),
  z.object({ kind: z.literal('STATUS'), status: decidedStatusSchema }),
  /** The contract ends before its first payment, as if it had never been. */
  z.object({ kind: z.literal('CANCEL') }),
  /** What remains goes over to a contract with another schedule; the sums are those that were shown. */
  z.object({
    kind: z.literal('RESTRUCTURE'),
    /** The day that was calculated to, and on which the new schedule begins. */
    as_of: calendarDate,
    calculation_id: storedId,
    /** Months. */
    tenor: z.int().check(z.minimum(1), z.maximum(600)),
    /** 1 to 28; null: the day of `as_of`. */
    due_day: z.nullable(z.int().check(z.minimum(1), z.maximum(28))),
    penalty: z.enum(CARRIED_PENALTY),
    carried: z.object({ principal: enteredRupiah, interest: enteredRupiah, penalty: enteredRupiah }),
    /** Of the new schedule. */
    principal: enteredRupiah,
    instalment: enteredRupiah,
    first_due: calendarDate,
  }),
  /** The contract goes over to another office that is active. */
  z.object({ kind: z.literal('MOVE_OFFICE'), office_id: storedId }),
  /** TTS that a cashier counted and that are older than one working day become notas (docs/decisions/0162). */
  z.object({
    kind: z.literal('FIELD_PAYMENT'),
    tts_ids: z.array(storedId).check(z.minLength(1), z.maxLength(300)),
    /** Dated when the money was taken, or when it was counted. */
    day: z.enum(FIELD_DAYS),
  }),
  /** A surat tugas penarikan: these collectors may take the unit (docs/decisions/0167). */
  z.object({
    kind: z.literal('REPOSSESSION'),
    basis: z.enum(REPOSSESSION_BASES),
    /** Number and day of the agreement or ruling. */
    basis_number: nameText(3, 100),
    basis_on: calendarDate,
    /** Its paper, a picture or PDF: an upload of one's own. */
    file_id: storedId,
    /** Distinct active collectors of the contract's office. */
    collector_ids: z.array(storedId).check(z.minLength(1), z.maxLength(MAX_ORDER_COLLECTORS)),
  }),
  /** A unit that was taken is sold; what was paid for it comes in as payments of the contract. */
  z.object({
    kind: z.literal('UNIT_SALE'),
    sold_on: calendarDate,
    price: enteredRupiah.check(z.minimum(1)),
    buyer: nameText(3, 100),
    /** Proof of the sale, a picture or PDF: an upload of one's own. */
    file_id: storedId,
  }),
]);
export type RequestedAction = z.infer<typeof requestedActionSchema>;
