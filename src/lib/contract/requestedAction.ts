import * as z from 'zod/mini';
import { calendarDate, enteredRupiah, storedId } from './fields';
import { postPaymentBody } from './payments';

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
] as const;
export type ContractRequestKind = (typeof CONTRACT_REQUEST_KINDS)[number];

export const contractRequestKindSchema = z.enum(CONTRACT_REQUEST_KINDS);

/**
 * Statuses that follow from a decision of people; the others follow from what is paid. RESTRUCTURED is no longer asked for
 * by itself: requests from before are still read.
 */
export const DECIDED_STATUSES = ['ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF', 'RESTRUCTURED'] as const;

/** Those that may be asked for. */
export const OFFERED_STATUSES = [
  'ACTIVE',
  'REPOSSESSED',
  'WRITTEN_OFF',
] as const satisfies readonly DecidedStatus[];

export type DecidedStatus = (typeof DECIDED_STATUSES)[number];

export const decidedStatusSchema = z.enum(DECIDED_STATUSES);

/** What becomes of the penalty that is owed when a contract is restructured: it goes over too, or it is forgiven. */
export const CARRIED_PENALTY = ['CARRIED', 'FORGIVEN'] as const;

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
]);
export type RequestedAction = z.infer<typeof requestedActionSchema>;
