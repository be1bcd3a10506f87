import type { InterestMethod, ScheduleLine } from './schedule';

/** Nobody finances less, rupiah: what a Perhitungan is tried with (docs/decisions/0066). */
export const SMALLEST_PRINCIPAL = { R2: 2_000_000, R4: 10_000_000 } as const;

/** Number of the first line that asks for nothing because earlier ones were rounded up so far; null where none does. */
export function firstZeroLine(schedule: readonly ScheduleLine[]): number | null {
  return schedule.find((line) => line.instalment === 0)?.number ?? null;
}

/** What decides whether rounding may eat up the last lines. */
export interface RoundingRules {
  vehicleKind: keyof typeof SMALLEST_PRINCIPAL;
  method: InterestMethod;
  /** Yearly, basis points. */
  rateBp: number;
  /** Rupiah. */
  roundTo: number;
  /** Months. */
  minTenor: number;
  maxTenor: number;
  inAdvance?: boolean;
}

/**
 * The shortest tenor within the limits on which some principal from the smallest up may be paid off before its last
 * line, so that lines ask for nothing; null where none is. Only an ANNUITY can: what rounding adds to its lines is
 * principal that is missing at the end. RangeError never: rules that make no sense have no such tenor.
 */
export function coarseTenor(rules: RoundingRules): number | null {
  if (rules.method !== 'ANNUITY') return null;
  for (let tenor = Math.max(2, rules.minTenor); tenor <= rules.maxTenor; tenor += 1) {
    if (isCoarse(rules, tenor)) return tenor;
  }
  return null;
}

/**
 * Before the last line A / (1+i) is left of an exact annuity. Every line before takes up to `roundTo` more, its interest
 * is off by up to half a rupiah, and both earn interest until then: no line is 0 where even that is less. A grows with
 * the principal, so the smallest one stands for all. An estimate on the safe side; no sum of money comes from it.
 */
function isCoarse(
  { vehicleKind, rateBp, roundTo, inAdvance = false }: RoundingRules,
  tenor: number,
): boolean {
  const i = rateBp / 120_000;
  const principal = SMALLEST_PRINCIPAL[vehicleKind];
  const grownBefore = (1 + i) ** (tenor - 1);
  const sums = i === 0 ? tenor - 1 : (grownBefore - 1) / i;
  const exact = i === 0 ? principal / tenor : (principal * i) / (1 - (1 + i) ** -tenor);
  const left = inAdvance ? exact / (1 + i) ** 2 : exact / (1 + i);
  return (roundTo + 0.5) * sums >= left;
}
