import { allocate, type Allocation, type Waiver } from '../arithmetic/allocate';
import type { Card, CardLine } from '../arithmetic/card';
import type { LineReceipt, SplitChange } from '../arithmetic/replayCard';
import type { PostPayment } from '../contract/payments';
import { cardOn, orderOf, ruleOf, type CheckedCard } from './cardOn';
import { dayObstacle } from './dayObstacle';

/** A payment as it is sent, or still typed: then amounts may be missing. Rupiah. */
export type TypedPayment = Omit<
  PostPayment,
  'version' | 'amount' | 'cash' | 'bank' | 'note' | 'shares' | 'later'
> &
  Record<'amount' | 'cash' | 'bank', number | null>;

/** Where a payment goes on the card of its day, right or not. */
export interface PaymentSplit extends Allocation<LineReceipt> {
  card: Card;
  /** The day of the card: that of the payment, or today while that one is wrong. */
  date: string;
  /** What is forgiven, cut to what the card says is owed on lines that the payment goes to. */
  waivers: Waiver[];
  /** What changes on receipts of later days, field by field. */
  changes: SplitChange[];
}

/** The day that a payment is calculated on: its own, or today while that one is wrong. */
export function paymentDay(
  { contract, as_of: today }: Pick<CheckedCard, 'contract' | 'as_of'>,
  date_payment: string,
): string {
  const { date_start: dateStart } = contract.structure;
  return dayObstacle(date_payment, { dateStart, today }) === null ? date_payment : today;
}

/** Splits a payment over a card. Lines that the card does not have take nothing; a missing amount is none. */
export function splitPayment(
  shown: Pick<CheckedCard, 'contract' | 'as_of' | 'card' | 'payments'>,
  payment: Pick<TypedPayment, 'date_payment' | 'amount' | 'lines' | 'waivers'>,
): PaymentSplit {
  const { structure } = shown.contract;
  const date = paymentDay(shown, payment.date_payment);
  const card = date === shown.as_of ? shown.card : cardOn(shown, date);
  const aimed = card.lines.filter(({ number }) => payment.lines?.includes(number) ?? true);
  const waivers = payment.waivers.flatMap((waiver) => cutTo(aimed, waiver));
  const allocation = allocate({
    card,
    date,
    receipts: shown.payments,
    rule: ruleOf(structure),
    order: orderOf(structure),
    amount: payment.amount ?? 0,
    waivers,
    lines: aimed.map(({ number }) => number),
  });
  const changes = allocation.later.flatMap((one) => one.changes);
  return { card, date, waivers, changes, ...allocation };
}

function cutTo(lines: readonly CardLine[], { number, credit_discount, penalty_discount }: Waiver): Waiver[] {
  return lines
    .filter((line) => line.number === number)
    .map((line) => ({
      number,
      credit_discount: Math.min(credit_discount, Math.max(0, line.remainder)),
      penalty_discount: Math.min(penalty_discount, line.penalty),
    }));
}
