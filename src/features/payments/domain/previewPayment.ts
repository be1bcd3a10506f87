import { allocate, owedOn, type Share, type Waiver } from '@/lib/arithmetic/allocate';
import type { Card, CardLine } from '@/lib/arithmetic/card';
import { receiptAmounts, type ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { PaymentCard, PostPayment } from '@/lib/contract/payments';
import { cardOn, orderOf } from './cardOn';
import { checkDate, checkMoney, type PaymentErrors } from './paymentErrors';
import type { PaymentDraft } from './paymentDraft';

/** What a draft comes to: the receipts that would be written and the card after them; amounts in rupiah. */
export interface PaymentPreview {
  /** The card of the day of payment. */
  card: Card;
  amount: number | null;
  /** amount + collection fee. */
  total: number | null;
  cash: number | null;
  bank: number | null;
  waivers: Waiver[];
  shares: Share[];
  /** Empty while something is wrong. */
  receipts: ReceiptAmounts[];
  /** As of today; null while something is wrong. */
  after: Card | null;
  errors: PaymentErrors;
}

/** Reckons a draft with the arithmetic of the server. */
export function previewPayment(shown: PaymentCard, draft: PaymentDraft): PaymentPreview {
  const dateErrors = checkDate(shown, draft.date_payment);
  const date = dateErrors.date_payment ? shown.as_of : draft.date_payment;
  const card = cardOn(shown, date);
  const chosen = chosenLines(card, draft.lines);
  const waivers = spreadWaivers(chosen, draft);
  const amount = draft.amount === 'owed' ? owedAfter(defaultLines(chosen, draft), waivers) : draft.amount;
  const fee = draft.collector_payment ?? 0;
  const total = amount === null ? null : amount + fee;
  const cash = draft.cash === 'all' ? total : draft.cash;
  const { shares, rest } = allocate({
    card,
    amount: amount ?? 0,
    order: orderOf(shown.contract.structure),
    waivers,
    ...(draft.lines.length > 0 && { lines: chosen.map((line) => line.number) }),
  });
  const errors = {
    ...dateErrors,
    ...checkMoney({ draft, amount, rest, total, cash, isNothing: shares.length === 0, lines: chosen }),
  };
  const right = Object.keys(errors).length === 0;
  const receipts = right ? receiptAmounts({ shares, collector_payment: fee, cash: cash ?? 0 }) : [];
  const bank = total === null || cash === null ? null : Math.max(0, total - cash);
  const written = receipts.map((receipt) => ({ ...receipt, date_payment: date }));
  const after = right ? cardOn(shown, shown.as_of, written) : null;
  return { card, amount, total, cash, bank, waivers, shares, receipts, after, errors };
}

/** The call that a preview without errors stands for. */
export function paymentBody(shown: PaymentCard, draft: PaymentDraft, preview: PaymentPreview): PostPayment {
  return {
    version: shown.contract.version,
    date_payment: draft.date_payment,
    amount: preview.amount ?? 0,
    ...(draft.lines.length > 0 && { lines: [...draft.lines] }),
    waivers: preview.waivers,
    collector_payment: draft.collector_payment ?? 0,
    cash: preview.cash ?? 0,
    bank: preview.bank ?? 0,
    note: draft.note.trim(),
    shares: preview.shares,
  };
}

/** Open lines that the payment is for, oldest first. */
function chosenLines(card: Card, lines: readonly number[]): CardLine[] {
  return card.lines.filter((line) => owedOn(line) > 0 && (lines.length === 0 || lines.includes(line.number)));
}

const defaultLines = (chosen: CardLine[], draft: PaymentDraft) =>
  draft.lines.length > 0 ? chosen : chosen.slice(0, 1);

function owedAfter(lines: readonly CardLine[], waivers: readonly Waiver[]): number {
  const forgiven = new Map(waivers.map((w) => [w.number, w.credit_discount + w.penalty_discount]));
  return lines.reduce((sum, line) => sum + owedOn(line) - (forgiven.get(line.number) ?? 0), 0);
}

/** Discounts go to the oldest lines first, like money. */
function spreadWaivers(lines: readonly CardLine[], draft: PaymentDraft): Waiver[] {
  let credit = draft.credit_discount ?? 0;
  let penalty = draft.penalty_discount ?? 0;
  return lines.flatMap((line) => {
    const waiver = {
      number: line.number,
      credit_discount: Math.min(credit, Math.max(0, line.remainder)),
      penalty_discount: Math.min(penalty, line.penalty),
    };
    credit -= waiver.credit_discount;
    penalty -= waiver.penalty_discount;
    return waiver.credit_discount + waiver.penalty_discount > 0 ? [waiver] : [];
  });
}
