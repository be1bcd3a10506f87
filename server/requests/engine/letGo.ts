import type { DecisionConsequences } from '@/lib/contract/consequences';

type Totals = DecisionConsequences['card']['totals']['before'];

/** What a customer still owes on a card, rupiah. */
export const owedOf = ({ remainder, penalty }: Totals) => remainder + penalty;
const paidOf = ({ paid, penalty_paid: penalty }: Totals) => paid + penalty;

/**
 * What a decision lets go, rupiah, by what it does to the card and the day (docs/decisions/0134): what is owed less without
 * being paid (a discount, a penalty that an earlier day takes off), or the banknotes that leave, whichever is more. A fee
 * of collection pays no debt, so money counts as what it covers.
 */
export function letGo({
  card,
  cash,
}: {
  card: Pick<DecisionConsequences['card'], 'totals'>;
  cash: DecisionConsequences['cash'];
}): number {
  const { before, after } = card.totals;
  const forgiven = owedOf(before) - owedOf(after) - (paidOf(after) - paidOf(before));
  const left = -cash.reduce((sum, day) => sum + day.cash, 0);
  return Math.max(0, forgiven, left);
}
