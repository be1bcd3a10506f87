/** A contract's penalty rule, as it was when the contract was signed (DOMAIN, Penalty). */
export interface PenaltyRule {
  /** Days after the written due date that cost nothing. */
  penaltyGraceDays: number;
  /** Hundredths of a percent of the instalment, per day after the grace days. */
  penaltyRateBp: number;
  /** Never more than this many hundredths of a percent of the instalment. */
  penaltyCapBp: number;
}

/** The charge in rupiah, rounded down, for an instalment (rupiah) that is `overdue` days late. */
export function penaltyFor(rule: PenaltyRule, instalment: number, overdue: number): number {
  const days = Math.max(0, overdue - rule.penaltyGraceDays);
  const share = Math.min(days * rule.penaltyRateBp, rule.penaltyCapBp);
  // Whole numbers all the way: an instalment times 10,000 stays far below 2^53.
  return Math.floor((instalment * share) / 10_000);
}
