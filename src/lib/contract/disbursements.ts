import * as z from 'zod/mini';
import { actorSchema, calendarDate, instant, rupiah, storedId } from './fields';
import { noteText } from './plainText';

/* How a loan is paid out (DOMAIN, Signing and Disbursing; docs/decisions/0144). */

/** TRANSFER: to the borrower's account. DEALER: to the dealer's. CASH: by a cashier, after the disburser's order. */
export const DISBURSEMENT_WAYS = ['TRANSFER', 'DEALER', 'CASH'] as const;
export type DisbursementWay = (typeof DISBURSEMENT_WAYS)[number];

/** Shortest reference of a transfer, characters. */
export const MIN_REFERENCE_LENGTH = 3;

/** What the disburser says of it; the account is the one that was approved. */
export const disbursementAskSchema = z.object({
  way: z.enum(DISBURSEMENT_WAYS),
  /** On which the money went; CASH: it is the day on which the cashier pays. */
  day: calendarDate,
  /** The bank's; CASH: empty. */
  reference: noteText(60).check(z.trim()),
  /** File that proves the transfer; CASH: null. */
  proof: z.nullable(storedId),
});
export type DisbursementAsk = z.infer<typeof disbursementAskSchema>;

export const disbursementSchema = z.object({
  id: z.int(),
  /** ORDERED: waits for a cashier. */
  state: z.enum(['ORDERED', 'PAID']),
  way: z.enum(DISBURSEMENT_WAYS),
  day: calendarDate,
  amount: rupiah,
  /** The receiving account as it was approved, and its owner. */
  bank: z.string(),
  account: z.string(),
  account_holder: z.string(),
  reference: z.string(),
  /** Ids of files, which are among the form's. */
  proof: z.nullable(z.int()),
  signature: z.nullable(z.int()),
  ordered_by: actorSchema,
  ordered_at: instant,
  /** Null: not yet. Of a transfer the one who ordered it. */
  paid_by: z.nullable(actorSchema),
  paid_at: z.nullable(instant),
  /** The reader may take the order back. */
  may_take_back: z.boolean(),
});
export type Disbursement = z.infer<typeof disbursementSchema>;
