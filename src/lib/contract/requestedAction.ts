import * as z from 'zod/mini';
import { enteredRupiah as typedAmount, storedId } from './fields';
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
] as const;
export type ContractRequestKind = (typeof CONTRACT_REQUEST_KINDS)[number];

export const contractRequestKindSchema = z.enum(CONTRACT_REQUEST_KINDS);

/** Statuses that follow from a decision of people; the others follow from what is paid. */
export const DECIDED_STATUSES = ['ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF', 'RESTRUCTURED'] as const;

export type DecidedStatus = (typeof DECIDED_STATUSES)[number];

export const decidedStatusSchema = z.enum(DECIDED_STATUSES);

/** What is asked for, by kind; amounts in rupiah. */
export const requestedActionSchema = z.discriminatedUnion('kind', [
  /** A payment that its cashier may not take alone, as it would be sent to postPayment. */
  z.object({ kind: z.literal('PAYMENT'), payment: postPaymentBody }),
  /** All receipts and deposit movements of one act of paying. */
  z.object({ kind: z.literal('PAYMENT_VOID'), payment_id: storedId }),
  z.object({ kind: z.literal('SETTLEMENT_UNDO'), settlement_id: storedId }),
  /** cash + bank leave the deposit. */
  z.object({ kind: z.literal('DEPOSIT_PAY_BACK'), cash: typedAmount, bank: typedAmount }),
  /** Forgiven without a payment, on the day of approval. */
  z.object({
    kind: z.literal('WAIVER'),
    lines: z
      .array(z.object({ number: lineNumber, credit_discount: typedAmount, penalty_discount: typedAmount }))
      .check(z.minLength(1), z.maxLength(600)),
  }),
  z.object({ kind: z.literal('STATUS'), status: decidedStatusSchema }),
]);
export type RequestedAction = z.infer<typeof requestedActionSchema>;
