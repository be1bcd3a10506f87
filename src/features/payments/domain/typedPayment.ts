import { owedOn, type AllocationOrder, type Waiver } from '@/lib/arithmetic/allocate';
import type { Card, CardLine } from '@/lib/arithmetic/card';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import { cardOn, orderOf } from '@/lib/payment/cardOn';
import { bankFor } from '@/lib/payment/means';
import { dueOf } from '@/lib/payment/paymentErrors';
import { presetAccount } from '@/lib/payment/receiving';
import { paymentDay, splitPayment, type TypedPayment } from '@/lib/payment/splitPayment';
import type { PaymentDraft } from './paymentDraft';

/**
 * The payment that a draft stands for, with what was left open filled in: the amount, the lines of a discount, banknotes,
 * the transfer. `rest`: rupiah of what was typed that have no place on the card.
 */
export function typedPayment(
  shown: PaymentCard,
  draft: PaymentDraft,
): { payment: TypedPayment; rest: number } {
  const { date_payment, bank_reference } = draft;
  const date = paymentDay(shown, date_payment);
  const open = openLines(cardOn(shown, date), draft.lines);
  const waivers = spreadDiscounts(open, draft);
  const asked = askedLines(open, draft, orderOf(shown.contract.structure));
  const amount = draft.amount === 'owed' ? owedOnAll(asked, waivers) : draft.amount;
  const lines = draft.lines.length > 0 ? { lines: open.map(({ number }) => number) } : {};
  const aim = { date_payment, waivers, ...lines };
  const { rest } = splitPayment(shown, { ...aim, amount });
  const sums = sumsOf(draft, amount, rest);
  const means = meansOf(draft, dueOf(sums), date < shown.as_of);
  const bank_account = presetAccount(draft.bank_account, shown.receiving);
  return { payment: { ...aim, ...sums, ...means, bank_reference, bank_account }, rest };
}

/** Lines that owe something and that the payment is for, oldest first. */
const openLines = (card: Card, chosen: readonly number[]): CardLine[] =>
  card.lines.filter((line) => owedOn(line) > 0 && (chosen.length === 0 || chosen.includes(line.number)));

/** What is asked for when no amount was typed: the chosen lines, else the one that money would go to first. */
function askedLines(open: CardLine[], draft: PaymentDraft, order: AllocationOrder): CardLine[] {
  if (draft.lines.length > 0) return open;
  const unpaid = open.filter((line) => line.remainder > 0);
  return (order[0] === 'penalty' || unpaid.length === 0 ? open : unpaid).slice(0, 1);
}

/** All that is owed on lines after what is forgiven on them, rupiah. */
function owedOnAll(lines: readonly CardLine[], waivers: readonly Waiver[]): number {
  const forgiven = new Map(waivers.map((waiver) => [waiver.number, waiver]));
  return lines.reduce((sum, { number, remainder, penalty }) => {
    const { credit_discount = 0, penalty_discount = 0 } = forgiven.get(number) ?? {};
    return sum + Math.max(0, remainder - credit_discount) + Math.max(0, penalty - penalty_discount);
  }, 0);
}

/** Discounts go to the oldest lines first, like money. What is above all that is owed stays on the last, to be refused. */
function spreadDiscounts(lines: readonly CardLine[], draft: PaymentDraft): Waiver[] {
  let credit = draft.credit_discount ?? 0;
  let penalty = draft.penalty_discount ?? 0;
  return lines.flatMap((line) => {
    const isLast = line === lines.at(-1);
    const waiver = {
      number: line.number,
      credit_discount: isLast ? credit : Math.min(credit, Math.max(0, line.remainder)),
      penalty_discount: isLast ? penalty : Math.min(penalty, line.penalty),
    };
    credit -= waiver.credit_discount;
    penalty -= waiver.penalty_discount;
    return waiver.credit_discount + waiver.penalty_discount > 0 ? [waiver] : [];
  });
}

/** What is paid and from where; a rest that is kept is deposit and no payment. */
function sumsOf(
  { keepsRest, collector_payment, deposit_used }: PaymentDraft,
  amount: number | null,
  rest: number,
) {
  const deposit_added = keepsRest ? rest : 0;
  return {
    amount: amount === null ? null : amount - deposit_added,
    collector_payment: collector_payment ?? 0,
    deposit_used: deposit_used ?? 0,
    deposit_added,
  };
}

/** Banknotes as typed, or all of it, of an earlier day none; the transfer is the rest. */
function meansOf(
  { cash: typed }: PaymentDraft,
  due: number | null,
  isEarlier: boolean,
): Pick<TypedPayment, 'cash' | 'bank'> {
  if (due === null) return { cash: typed === 'all' ? null : typed, bank: null };
  const cash = typed === 'all' ? (isEarlier ? 0 : Math.max(0, due)) : typed;
  return { cash, bank: cash === null ? null : bankFor(due, cash) };
}
