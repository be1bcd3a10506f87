import { penaltyFor } from '@/lib/arithmetic/penalty';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import type { CalculationWrite } from '@/lib/contract/calculations';

/** What is borrowed in the example, rupiah. */
const PRINCIPAL = { R2: 12_000_000, R4: 100_000_000 } as const;

/** Days late in the example. */
export const LATE_DAYS = 10;

export interface Example {
  principal: number;
  /** Months: a year, or the nearest that the rules allow. */
  tenor: number;
  first: number;
  last: number;
  interest: number;
  /** Rupiah on the first instalment, `LATE_DAYS` days late. */
  penalty: number;
  /** Days of `LATE_DAYS` that count. */
  penaltyDays: number;
  highestPenalty: number;
}

/** What the rules mean in money; null while they cannot be calculated with. */
export function exampleOf(rules: CalculationWrite): Example | null {
  const principal = PRINCIPAL[rules.vehicle_kind];
  const tenor = Math.min(Math.max(12, rules.min_tenor), rules.max_tenor);
  const penalty = {
    penaltyGraceDays: rules.penalty_grace_days,
    penaltyKind: rules.penalty_kind,
    penaltyRateBp: rules.penalty_rate_bp,
    penaltyPerDay: rules.penalty_per_day,
    penaltyCapBp: rules.penalty_cap_bp,
  };
  if (Object.values(penalty).some(Number.isNaN)) return null;
  try {
    const schedule = buildSchedule({
      method: rules.method,
      principal,
      rateBp: rules.rate_bp,
      tenor,
      roundTo: rules.round_to,
      inAdvance: rules.in_advance,
      dateStart: rules.valid_from,
    });
    const first = schedule[0]?.instalment ?? 0;
    return {
      principal,
      tenor,
      first,
      last: schedule.at(-1)?.instalment ?? 0,
      interest: schedule.reduce((sum, line) => sum + line.interest, 0),
      penalty: penaltyFor(penalty, first, LATE_DAYS),
      penaltyDays: Math.max(0, LATE_DAYS - rules.penalty_grace_days),
      highestPenalty: penaltyFor(penalty, first, 100_000),
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
