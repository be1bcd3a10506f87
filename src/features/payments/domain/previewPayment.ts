import type { Share } from '@/lib/arithmetic/allocate';
import type { Card } from '@/lib/arithmetic/card';
import type { ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { SplitChange } from '@/lib/arithmetic/replayCard';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostPayment } from '@/lib/contract/payments';
import { toPlainNote } from '@/lib/contract/plainText';
import { cardOn } from '@/lib/payment/cardOn';
import { AGREE_FIRST, checkPayment, laterKey, type PaymentPlan } from '@/lib/payment/checkPayment';
import { changeOf } from '@/lib/payment/means';
import type { PaymentErrors } from '@/lib/payment/paymentErrors';
import type { PaymentObstacles } from '@/lib/payment/paymentObstacles';
import { transferOf } from '@/lib/payment/receiving';
import type { TypedPayment } from '@/lib/payment/splitPayment';
import type { PaymentDraft } from './paymentDraft';
import { typedPayment } from './typedPayment';

/** What is wrong per field of the form, in Indonesian: with the payment, and with what is agreed to and asked for. */
export type FormErrors = PaymentErrors & Partial<Record<'agreedLater' | 'reason', string>>;

/** What a draft comes to: the receipts that would be written and the card after them; amounts in rupiah. */
export interface PreviewedPayment {
  /** What would be sent. */
  payment: TypedPayment;
  /** The card of the day of payment. */
  card: Card;
  /** With what is left as deposit. */
  amount: number | null;
  /** amount + collection fee. */
  total: number | null;
  cash: number | null;
  bank: number | null;
  /** Banknotes to hand back; as `changeOf`. */
  change: number | null;
  /** Left as deposit. */
  depositAdded: number;
  /** Of the amount, what has no place on the card. */
  rest: number;
  /** The day is before today: a transfer needs its reference. */
  isEarlier: boolean;
  shares: Share[];
  /** Empty while something is wrong. */
  receipts: ReceiptAmounts[];
  /** What changes on receipts of later days. */
  later: SplitChange[];
  /** As of today; null while something is wrong. */
  after: Card | null;
  errors: FormErrors;
  /** Why a second person must allow it; empty: nobody needs to. */
  obstacles: PaymentObstacles;
}

/** Holds a draft against a card by the rules of the server. */
export function previewPayment(shown: PaymentCard, draft: PaymentDraft): PreviewedPayment {
  const { payment, rest } = typedPayment(shown, draft);
  const { split, errors, obstacles, plan } = checkPayment(shown, payment);
  const { cash, bank, collector_payment: fee, deposit_added: depositAdded = 0 } = payment;
  const amount = payment.amount === null ? null : payment.amount + depositAdded;
  return {
    payment,
    card: split.card,
    amount,
    total: amount === null ? null : amount + fee,
    cash,
    bank,
    change: changeOf(draft.received, cash),
    depositAdded,
    rest,
    isEarlier: split.date < shown.as_of,
    shares: split.shares,
    receipts: plan?.receipts ?? [],
    later: split.changes,
    after: plan && cardAfter(shown, split.date, plan),
    errors: plan ? consentErrors(draft, split.changes, obstacles) : errors,
    obstacles,
  };
}

/** What is missing beside a payment that is right: consent to what else changes, and why a second person should allow it. */
function consentErrors(
  draft: PaymentDraft,
  later: readonly SplitChange[],
  obstacles: PaymentObstacles,
): FormErrors {
  const agrees = later.length === 0 || draft.agreedLater === laterKey(later);
  const needsReason = Object.keys(obstacles).length > 0 && toPlainNote(draft.reason).trim().length < 5;
  return {
    ...(!agrees && { agreedLater: AGREE_FIRST }),
    ...(needsReason && { reason: 'Wajib diisi, paling sedikit 5 huruf.' }),
  };
}

/** The card as of today once a plan is written. */
function cardAfter(shown: PaymentCard, date: string, { receipts, later }: PaymentPlan): Card {
  const restated = new Map(later.map(({ receipt, after }) => [receipt, after]));
  const before = shown.payments.map((one) => restated.get(one) ?? one);
  return cardOn(shown, shown.as_of, [
    ...before,
    ...receipts.map((receipt) => ({ ...receipt, date_payment: date })),
  ]);
}

/** The call that a preview without errors stands for. */
export function paymentBody(
  shown: PaymentCard,
  draft: PaymentDraft,
  { payment, shares, later }: PreviewedPayment,
): PostPayment {
  return {
    ...payment,
    version: shown.contract.version,
    amount: payment.amount ?? 0,
    cash: payment.cash ?? 0,
    bank: payment.bank ?? 0,
    ...transferOf(payment),
    note: draft.note.trim(),
    shares,
    later,
  };
}
