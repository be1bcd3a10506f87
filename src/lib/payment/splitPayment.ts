import { allocate, type Allocation } from '../arithmetic/allocate';
import type { Card } from '../arithmetic/card';
import type { LineReceipt, SplitChange } from '../arithmetic/replayCard';
import type { PaymentCard } from '../contract/paymentCard';
import type { PostPayment } from '../contract/payments';
import { cardOn, orderOf, ruleOf } from './cardOn';
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
  /** What changes on receipts of later days, field by field. */
  changes: SplitChange[];
}

/** The day that a payment is calculated on: its own, or today while that one is wrong. */
export function paymentDay({ contract, as_of: today }: PaymentCard, date_payment: string): string {
  const { date_start: dateStart } = contract.structure;
  return dayObstacle(date_payment, { dateStart, today }) === null ? date_payment : today;
}

/** Splits a payment over a card. Lines that the card does not have take nothing; a missing amount is none. */
export function splitPayment(
  shown: PaymentCard,
  {
    date_payment,
    amount,
    lines,
    waivers,
  }: Pick<TypedPayment, 'date_payment' | 'amount' | 'lines' | 'waivers'>,
): PaymentSplit {
  const { structure } = shown.contract;
  const date = paymentDay(shown, date_payment);
  const card = cardOn(shown, date);
  const isKnown = (number: number) => card.lines.some((line) => line.number === number);
  const allocation = allocate({
    card,
    date,
    receipts: shown.payments,
    rule: ruleOf(structure),
    order: orderOf(structure),
    amount: amount ?? 0,
    waivers: waivers.filter((waiver) => isKnown(waiver.number)),
    ...(lines && { lines: lines.filter(isKnown) }),
  });
  return { card, date, ...allocation, changes: allocation.later.flatMap(({ changes }) => changes) };
}
