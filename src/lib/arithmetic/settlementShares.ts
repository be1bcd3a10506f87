import type { Share } from './share';
import type { Card, CardLine } from './card';
import { settlementQuote, type SettlementRule } from './settlement';
import type { SettlementQuote } from './settlementQuote';

/** A quote together with what its receipts say, line by line; rupiah. */
export interface SettlementShares {
  quote: SettlementQuote;
  /** One per line on which something is owed. With the fee they sum to the quote's total. */
  shares: Share[];
  /** Σ discounts on instalments: the interest that is not charged. */
  interestForgiven: number;
}

/**
 * The receipts that settle a contract on the quote of `asOf`, taken on the card's own day (not before `asOf`, with no
 * payment in between; both cards hold the same lines). Every open line is covered: what the quote charges is paid, the
 * rest of the instalment is discount. Penalty that accrued since the quote is forgiven: the quote held.
 */
export function settlementShares(input: {
  /** As of the day of payment. */
  card: Card;
  /** As of the day of the quote; the same one when it is taken that day. */
  quoted: Card;
  dateStart: string;
  rule: SettlementRule;
  asOf: string;
}): SettlementShares {
  const { card, quoted, dateStart, rule, asOf } = input;
  const quote = settlementQuote({ card: quoted, dateStart, rule, asOf });
  const running = quote.lines.find((step) => step.kind === 'INTEREST_RUNNING');
  const shares = card.lines.flatMap((line, index): Share[] => {
    const then = quoted.lines[index];
    if (then?.number !== line.number) throw new RangeError('the two cards hold different lines');
    const credit = Math.max(0, line.remainder);
    if (credit + line.penalty === 0) return [];
    const accrued = running?.number === line.number ? running.accrued : 0;
    const credit_payment = chargedOn(then, then.date_maturity <= asOf ? then.interest : accrued);
    return [
      {
        credit_to: line.number,
        transaction_to: line.transactions + 1,
        date_maturity: line.date_maturity,
        overdue: line.overdue,
        credit,
        credit_payment,
        credit_discount: credit - credit_payment,
        penalty: line.penalty,
        penalty_payment: then.penalty,
        penalty_discount: line.penalty - then.penalty,
      },
    ];
  });
  return { quote, shares, interestForgiven: shares.reduce((sum, share) => sum + share.credit_discount, 0) };
}

/** Principal and the interest that is charged, less what was covered: first the interest, then the principal. */
function chargedOn(line: CardLine, interest: number): number {
  if (line.remainder <= 0) return 0;
  return Math.max(0, line.principal + interest - line.paid - line.discount);
}
