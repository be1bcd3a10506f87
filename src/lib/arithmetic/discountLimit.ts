import type { Share } from './share';
import type { CardLine, LinePayment } from './card';
import { floorDiv } from './whole';

/** What somebody may forgive alone, basis points of the instalment and of the penalty. */
export interface MayForgive {
  credit_bp: number;
  penalty_bp: number;
}

const shareOf = (amount: number, bp: number) => Number(floorDiv(BigInt(amount) * BigInt(bp), 10_000n));

/**
 * The most that somebody may forgive on one receipt, rupiah: their share of what it owes, and together with what was
 * forgiven on the line before never more than that share of the whole. So many small receipts forgive no more than one.
 */
export function discountLimit(
  share: Pick<Share, 'credit' | 'penalty'>,
  line: Pick<CardLine, 'instalment' | 'penalty' | 'penalty_paid' | 'penalty_discount'>,
  /** Of the line, of whatever day. */
  receipts: readonly Pick<LinePayment, 'credit_discount' | 'penalty_discount'>[],
  may: MayForgive,
): { credit_discount: number; penalty_discount: number } {
  const given = (field: 'credit_discount' | 'penalty_discount') =>
    receipts.reduce((sum, receipt) => sum + receipt[field], 0);
  const accrued = line.penalty + line.penalty_paid + line.penalty_discount;
  const within = (owed: number, whole: number, before: number, bp: number) =>
    Math.max(0, Math.min(shareOf(owed, bp), shareOf(whole, bp) - before));
  return {
    credit_discount: within(share.credit, line.instalment, given('credit_discount'), may.credit_bp),
    penalty_discount: within(share.penalty, accrued, given('penalty_discount'), may.penalty_bp),
  };
}
