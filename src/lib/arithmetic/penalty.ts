import { floorDiv, requireWhole, toSafe } from './whole';

/** A contract's penalty rule, as it was when the contract was signed (DOMAIN, Penalty). */
export interface PenaltyRule {
  /** Days after the written due date that cost nothing. */
  penaltyGraceDays: number;
  /** A share of what is outstanding per day, or the same sum every day while anything is outstanding. */
  penaltyKind: 'RATE' | 'FIXED';
  /** RATE: hundredths of a percent of the instalment, per day after the grace days; else 0. */
  penaltyRateBp: number;
  /** FIXED: rupiah per day after the grace days; else 0. */
  penaltyPerDay: number;
  /** Never more than this many hundredths of a percent of the instalment, of either kind. */
  penaltyCapBp: number;
}

/** What stayed unpaid over some days: `from` and `to` are days past the due date, `outstanding` is rupiah. */
export interface PenaltyStep {
  from: number;
  to: number;
  outstanding: number;
}

const BP = 10_000n;

/** The charge in rupiah, rounded down, for an instalment (rupiah) that is `overdue` days late. */
export function penaltyFor(rule: PenaltyRule, instalment: number, overdue: number): number {
  return accruedPenalty(rule, instalment, [{ from: 0, to: Math.max(0, overdue), outstanding: instalment }]);
}

/**
 * The charge in rupiah that accrues on what was outstanding, day by day (DOMAIN, Penalty): so a part payment stops a
 * rate on the part that was paid; a fixed sum goes on until all of it is. Grace days are free wherever a step lies; each step is rounded down; all steps together
 * are capped by the whole instalment's cap. One step over all days with the whole instalment is `penaltyFor`.
 */
export function accruedPenalty(rule: PenaltyRule, instalment: number, steps: readonly PenaltyStep[]): number {
  requireWhole('instalment', instalment);
  let accrued = 0n;
  for (const { from, to, outstanding } of steps) {
    const days = Math.max(0, to - Math.max(from, rule.penaltyGraceDays));
    accrued += chargeFor(rule, outstanding, days);
  }
  const cap = floorDiv(BigInt(instalment) * BigInt(rule.penaltyCapBp), BP);
  return toSafe(accrued < cap ? accrued : cap);
}

function chargeFor(rule: PenaltyRule, outstanding: number, days: number): bigint {
  if (outstanding <= 0) return 0n;
  return rule.penaltyKind === 'FIXED'
    ? BigInt(rule.penaltyPerDay) * BigInt(days)
    : floorDiv(BigInt(outstanding) * BigInt(days) * BigInt(rule.penaltyRateBp), BP);
}
