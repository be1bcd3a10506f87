import { allocate, owedOn, type Share, type Waiver } from '@/lib/arithmetic/allocate';
import { buildCard, type Card, type CardLine } from '@/lib/arithmetic/card';
import type { SplitChange } from '@/lib/arithmetic/replayCard';
import { receiptAmounts, type ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostPayment } from '@/lib/contract/payments';
import { cardOn, orderOf, ruleOf } from './cardOn';
import {
  checkDate,
  checkMoney,
  findObstacles,
  type PaymentErrors,
  type PaymentObstacles,
} from './paymentErrors';
import type { PaymentDraft } from './paymentDraft';

/** What a draft comes to: the receipts that would be written and the card after them; amounts in rupiah. */
export interface PreviewedPayment {
  /** The card of the day of payment. */
  card: Card;
  amount: number | null;
  /** amount + collection fee. */
  total: number | null;
  cash: number | null;
  bank: number | null;
  /** Left as deposit. */
  depositAdded: number;
  /** Of the amount, what has no place on the card. */
  rest: number;
  /** The day is before today: a transfer needs its reference. */
  isEarlier: boolean;
  waivers: Waiver[];
  shares: Share[];
  /** Empty while something is wrong. */
  receipts: ReceiptAmounts[];
  /** Receipts of later days that are split again. */
  later: SplitChange[];
  /** As of today; null while something is wrong. */
  after: Card | null;
  errors: PaymentErrors;
  /** Why a second person must allow it; empty: nobody needs to. */
  obstacles: PaymentObstacles;
}

/** Calculates a draft with the arithmetic of the server. */
export function previewPayment(shown: PaymentCard, draft: PaymentDraft): PreviewedPayment {
  const dateErrors = checkDate(shown, draft.date_payment);
  const date = dateErrors.date_payment ? shown.as_of : draft.date_payment;
  const isEarlier = date < shown.as_of;
  const card = cardOn(shown, date);
  const chosen = chosenLines(card, draft.lines);
  const waivers = spreadWaivers(chosen, draft);
  const { structure } = shown.contract;
  const amount =
    draft.amount === 'owed' ? owedAfter(defaultLines(chosen, draft, structure), waivers) : draft.amount;
  const fee = draft.collector_payment ?? 0;
  const total = amount === null ? null : amount + fee;
  const { shares, rest, later } = allocate({
    card,
    date,
    receipts: shown.payments,
    rule: ruleOf(structure),
    amount: amount ?? 0,
    order: orderOf(structure),
    waivers,
    ...(draft.lines.length > 0 && { lines: chosen.map((line) => line.number) }),
  });
  const used = draft.deposit_used ?? 0;
  const due = total === null ? null : total - used;
  const cash = draft.cash === 'all' ? (isEarlier || due === null ? due && 0 : Math.max(0, due)) : draft.cash;
  const bank = due === null || cash === null ? null : Math.max(0, due - cash);
  const changes = later.flatMap((one) => one.changes);
  const errors: PaymentErrors = {
    ...dateErrors,
    ...checkMoney({ shown, draft, amount, rest, due, cash, bank, isEarlier, shares, lines: chosen }),
  };
  const right = Object.keys(errors).length === 0;
  if (right && changes.length > 0 && draft.agreedLater !== laterKey(changes))
    errors.agreedLater = 'Setujui dulu perubahan nota lain.';
  const obstacles = findObstacles(shown, { card, shares, cash: cash ?? 0, date });
  if (right && Object.keys(obstacles).length > 0 && draft.reason.trim().length < 5)
    errors.reason = 'Wajib diisi, paling sedikit 5 huruf.';
  const depositAdded = draft.keepsRest ? rest : 0;
  const banknotes = Math.min(cash ?? 0, (total ?? 0) - depositAdded);
  const receipts = right
    ? receiptAmounts({ shares, collector_payment: fee, cash: banknotes, deposit: used })
    : [];
  const restated = new Map(later.map((one) => [one.receipt, one.after]));
  const after = right
    ? buildCard({
        schedule: shown.card.lines,
        payments: [
          ...shown.payments.map((one) => restated.get(one) ?? one),
          ...receipts.map((receipt) => ({ ...receipt, date_payment: date })),
        ],
        rule: ruleOf(structure),
        asOf: shown.as_of,
      })
    : null;
  const money = { amount, total, cash, bank, depositAdded, rest, isEarlier };
  return { card, ...money, waivers, shares, receipts, later: changes, after, errors, obstacles };
}

/** What was agreed to: these very changes. */
export const laterKey = (changes: readonly SplitChange[]): string =>
  changes.map(({ invoice, field, before, after }) => `${invoice} ${field} ${before} ${after}`).join('|');

/** The call that a preview without errors stands for. */
export function paymentBody(shown: PaymentCard, draft: PaymentDraft, preview: PreviewedPayment): PostPayment {
  return {
    version: shown.contract.version,
    date_payment: draft.date_payment,
    amount: (preview.amount ?? 0) - preview.depositAdded,
    ...(draft.lines.length > 0 && { lines: [...draft.lines] }),
    waivers: preview.waivers,
    collector_payment: draft.collector_payment ?? 0,
    cash: preview.cash ?? 0,
    bank: preview.bank ?? 0,
    deposit_used: draft.deposit_used ?? 0,
    deposit_added: preview.depositAdded,
    bank_reference: draft.bank_reference.trim(),
    note: draft.note.trim(),
    shares: preview.shares,
    later: preview.later,
  };
}

/** Open lines that the payment is for, oldest first. */
function chosenLines(card: Card, lines: readonly number[]): CardLine[] {
  return card.lines.filter((line) => owedOn(line) > 0 && (lines.length === 0 || lines.includes(line.number)));
}

/** What is asked for when nothing was typed: the chosen lines, else the one that money would go to first. */
function defaultLines(
  chosen: CardLine[],
  draft: PaymentDraft,
  structure: PaymentCard['contract']['structure'],
): CardLine[] {
  if (draft.lines.length > 0) return chosen;
  const open = chosen.filter((line) => line.remainder > 0);
  return orderOf(structure)[0] === 'penalty' || open.length === 0 ? chosen.slice(0, 1) : open.slice(0, 1);
}

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
