import type { Card, CardLine } from './card';
import { requireWhole } from './whole';

/** What a payment covers first on each line; data, from the contract's rule (DOMAIN, Penalty). */
export type AllocationOrder = readonly ('penalty' | 'instalment')[];

/** Rupiah forgiven on one line, by right. */
export interface Waiver {
  number: number;
  credit_discount: number;
  penalty_discount: number;
}

/** What one receipt says of one line, in the fields of DOMAIN, Receipts; amounts in rupiah. */
export interface Share {
  credit_to: number;
  transaction_to: number;
  date_maturity: string;
  /** Days late on the card's date. */
  overdue: number;
  /** Remainder of the instalment before this payment. */
  credit: number;
  credit_discount: number;
  credit_payment: number;
  /** Penalty owed before this payment. */
  penalty: number;
  penalty_discount: number;
  penalty_payment: number;
}

/** All that is owed on a line, rupiah: remainder + penalty. */
export const owedOn = (line: CardLine): number => line.remainder + line.penalty;

/**
 * Splits `amount` rupiah over the card's unpaid lines, oldest first, within each line in the given order. Only `lines`
 * take anything when they are given, waivers included. Waivers come before money and are cut to what is owed. The card
 * must be as of the day of payment. Σ payments of the shares + `rest` = `amount`; shares with nothing in them are left
 * out. RangeError for amounts that are no whole numbers ≥ 0 and for line numbers that the card does not have.
 */
export function allocate(input: {
  card: Card;
  amount: number;
  order: AllocationOrder;
  waivers?: readonly Waiver[];
  lines?: readonly number[];
}): { shares: Share[]; /** Rupiah that found no place. */ rest: number } {
  const { card, amount, order, waivers = [], lines } = input;
  requireWhole('amount', amount);
  checkNumbers(card, [...waivers.map((waiver) => waiver.number), ...(lines ?? [])]);
  let rest = amount;
  const shares: Share[] = [];
  const wanted = lines && new Set(lines);
  const oldestFirst = [...card.lines].sort((a, b) => a.number - b.number);
  for (const line of oldestFirst) {
    if (wanted && !wanted.has(line.number)) continue;
    const share = waived(line, waivers);
    for (const part of order)
      rest -= part === 'penalty' ? payPenalty(share, rest) : payInstalment(share, rest);
    if (!isEmpty(share)) shares.push(share);
  }
  return { shares, rest };
}

function checkNumbers(card: Card, numbers: readonly number[]): void {
  const known = new Set(card.lines.map((line) => line.number));
  for (const number of numbers) {
    if (!known.has(number)) throw new RangeError(`no line ${number} on the card`);
  }
}

/** The line's share before any money: what is owed, and what is forgiven of it. */
function waived(line: CardLine, waivers: readonly Waiver[]): Share {
  // An instalment that was paid twice over owes nothing; it gives nothing back here either.
  const credit = Math.max(0, line.remainder);
  let creditDiscount = 0;
  let penaltyDiscount = 0;
  for (const waiver of waivers.filter((w) => w.number === line.number)) {
    requireWhole('credit_discount', waiver.credit_discount);
    requireWhole('penalty_discount', waiver.penalty_discount);
    creditDiscount += waiver.credit_discount;
    penaltyDiscount += waiver.penalty_discount;
  }
  return {
    credit_to: line.number,
    transaction_to: line.transactions + 1,
    date_maturity: line.date_maturity,
    overdue: line.overdue,
    credit,
    credit_discount: Math.min(creditDiscount, credit),
    credit_payment: 0,
    penalty: line.penalty,
    penalty_discount: Math.min(penaltyDiscount, line.penalty),
    penalty_payment: 0,
  };
}

function payPenalty(share: Share, money: number): number {
  const taken = Math.min(money, share.penalty - share.penalty_discount - share.penalty_payment);
  share.penalty_payment += taken;
  return taken;
}

function payInstalment(share: Share, money: number): number {
  const taken = Math.min(money, share.credit - share.credit_discount - share.credit_payment);
  share.credit_payment += taken;
  return taken;
}

const isEmpty = (share: Share) =>
  share.credit_payment + share.credit_discount + share.penalty_payment + share.penalty_discount === 0;
