import { receiptAmounts, type ReceiptAmounts } from '../arithmetic/receiptAmounts';
import type { LineReceipt, Restated, SplitChange } from '../arithmetic/replayCard';
import type { CheckedCard } from './cardOn';
import { paymentErrors, type PaymentErrors } from './paymentErrors';
import { paymentObstacles, type PaymentObstacles } from './paymentObstacles';
import { splitPayment, type PaymentSplit, type TypedPayment } from './splitPayment';

/** What a payment becomes; rupiah. */
export interface PaymentPlan {
  /** One per line, in the order of the lines. */
  receipts: ReceiptAmounts[];
  /** Receipts of later days that are split again. */
  later: Restated<LineReceipt>[];
  /** What the deposit gains, and with which money; below 0: it is used. */
  deposit: Record<'amount' | 'cash' | 'bank', number>;
}

/** A payment held against a card. */
export interface CheckedPayment {
  split: PaymentSplit;
  /** Empty: it can be taken. */
  errors: PaymentErrors;
  /** Empty: nobody else needs to allow it. */
  obstacles: PaymentObstacles;
  /** Null while something is wrong. */
  plan: PaymentPlan | null;
}

/**
 * Holds a payment against the card on which it is taken: in the form as it is typed, when a second person is asked, and
 * before it is written. The same card and payment give the same words and the same rupiah everywhere.
 * @param isField see `paymentObstacles`
 * @param split where that of this very payment is known already
 */
export function checkPayment(
  shown: CheckedCard,
  payment: TypedPayment,
  isField = false,
  split = splitPayment(shown, payment),
): CheckedPayment {
  const errors = paymentErrors(shown, payment, split);
  const obstacles = paymentObstacles(shown, payment, split, isField);
  return { split, errors, obstacles, plan: Object.keys(errors).length > 0 ? null : planOf(payment, split) };
}

/** Banknotes pay what is owed first, then the deposit; what is over of them, then of the transfer, is left as deposit. */
function planOf(payment: TypedPayment, { shares, later }: PaymentSplit): PaymentPlan {
  const { collector_payment, deposit_used: used = 0, deposit_added: added = 0 } = payment;
  const cash = Math.min(payment.cash ?? 0, (payment.amount ?? 0) + collector_payment);
  const over = (payment.cash ?? 0) - cash;
  return {
    receipts: receiptAmounts({ shares, collector_payment, cash, deposit: used }),
    later,
    deposit: { amount: added - used, cash: over, bank: added - over },
  };
}

/** Names these very changes, in whatever order: what was agreed to. Empty: none. */
export const laterKey = (changes: readonly SplitChange[]): string =>
  changes
    .map(({ invoice, field, before, after }) => `${invoice} ${field} ${before} ${after}`)
    .sort()
    .join('|');

/** Where changes of later receipts are not the ones that were agreed to. */
export const AGREE_FIRST = 'Setujui dulu perubahan nota lain.';
