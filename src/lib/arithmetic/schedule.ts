import { isRealDate } from './calendar';
import { dueDates, lastDueDate, requireDueDay } from './dueDates';
import { ceilToStep, floorDiv, halfUpDiv, requireWhole, toSafe } from './whole';

/** How interest is calculated (DOMAIN, Words): on the first principal, on what is outstanding, or in equal instalments. */
export type InterestMethod = 'FLAT' | 'EFFECTIVE' | 'ANNUITY';

/** What a schedule is made from. */
export interface LoanTerms {
  method: InterestMethod;
  /** Rupiah, ≥ 1. */
  principal: number;
  /** Yearly, basis points: 1.800 is 18 %. */
  rateBp: number;
  /** Number of monthly instalments, 1 to 600. */
  tenor: number;
  /** Instalments are rounded up to a multiple of this, rupiah, ≥ 1. */
  roundTo: number;
  /** Contract date; without a chosen day line k is due k months later. */
  dateStart: string;
  /** Day of the month on which instalments fall due, 1 to 28; null or left out: the day of the contract. */
  dueDay?: number | null;
  /** True (ADDM): the first instalment is due on the contract date. Left out or false (ADDB): a month later. */
  inAdvance?: boolean;
}

/** One instalment of a schedule; amounts in rupiah. */
export interface ScheduleLine {
  number: number;
  date_maturity: string;
  /** principal + interest. */
  instalment: number;
  principal: number;
  interest: number;
  /** Principal left after this line. */
  remaining: number;
}

/** Fifty years: beyond it somebody typed an amount into the wrong field. */
const MAX_TENOR = 600;

/** Basis points per year to a share per month: 10.000 × 12. */
const MONTHLY = 120_000n;

interface Exact {
  principal: bigint;
  rate: bigint;
  tenor: bigint;
  step: bigint;
  inAdvance: boolean;
}

/** Rupiah of one line, before dates and sums. */
interface Part {
  principal: bigint;
  interest: bigint;
}

/**
 * The whole schedule. Principals sum to the principal, nothing is negative, the last line leaves 0.
 *
 * - FLAT: every instalment is P/n + P·rate/12, rounded up to `roundTo`; the rounding is interest.
 * - EFFECTIVE: equal principal parts, interest on what is outstanding (half up), the sum rounded up to `roundTo`; the
 *   rounding is interest.
 * - ANNUITY: A = P·i / (1 − (1+i)^−n), exact, rounded up to `roundTo`; interest half up on what is outstanding, the rest
 *   of A is principal; the last line takes exactly what is left, so it absorbs the rounding.
 *
 * In advance (ADDM) nothing was lent yet for a month when the first line falls due: EFFECTIVE and ANNUITY charge no
 * interest on it (EFFECTIVE still rounds it up), and A is A / (1+i). FLAT asks for the same amounts, a month earlier.
 *
 * RangeError for terms that are no whole numbers in range, or no real date.
 */
export function buildSchedule(terms: LoanTerms): ScheduleLine[] {
  const parts = partsOf(terms);
  let remaining = BigInt(terms.principal);
  let total = 0n;
  const dates = dueDates(terms);
  const lines = parts.map(({ principal, interest }, index) => {
    remaining -= principal;
    total += principal + interest;
    return {
      number: index + 1,
      date_maturity: dates[index] ?? '',
      instalment: toSafe(principal + interest),
      principal: toSafe(principal),
      interest: toSafe(interest),
      remaining: toSafe(remaining),
    };
  });
  // A screen sums these as numbers; so their sum must be exact too.
  toSafe(total);
  return lines;
}

/** The first line's instalment in rupiah, without building the rest. RangeError as in `buildSchedule`. */
export function instalmentOf(terms: LoanTerms): number {
  const loan = exact(terms);
  if (terms.method === 'EFFECTIVE') {
    const { principal, interest } = effectivePart(loan, 1n, loan.principal);
    return toSafe(principal + interest);
  }
  if (terms.method === 'FLAT') return toSafe(flatInstalment(loan));
  const { principal, interest } = annuityPart(loan, annuityInstalment(loan), 1n, loan.principal);
  return toSafe(principal + interest);
}

function exact(terms: LoanTerms): Exact {
  requireWhole('principal', terms.principal, 1);
  requireWhole('rateBp', terms.rateBp);
  requireWhole('tenor', terms.tenor, 1);
  requireWhole('roundTo', terms.roundTo, 1);
  if (terms.tenor > MAX_TENOR) {
    throw new RangeError(`tenor must be at most ${MAX_TENOR}: ${terms.tenor}`);
  }
  requireDueDay(terms.dueDay);
  if (!isRealDate(terms.dateStart) || !isRealDate(lastDueDate(terms))) {
    throw new RangeError(`dateStart must be a real date: ${terms.dateStart}`);
  }
  return {
    principal: BigInt(terms.principal),
    rate: BigInt(terms.rateBp),
    tenor: BigInt(terms.tenor),
    step: BigInt(terms.roundTo),
    inAdvance: terms.inAdvance === true,
  };
}

function partsOf(terms: LoanTerms): Part[] {
  const loan = exact(terms);
  const make = partMaker(terms.method, loan);
  let outstanding = loan.principal;
  return Array.from({ length: terms.tenor }, (_, index) => {
    const part = make(BigInt(index + 1), outstanding);
    outstanding -= part.principal;
    return part;
  });
}

type MakePart = (line: bigint, outstanding: bigint) => Part;

function partMaker(method: InterestMethod, loan: Exact): MakePart {
  switch (method) {
    case 'FLAT': {
      const instalment = flatInstalment(loan);
      return (line) => {
        const principal = equalPrincipal(loan, line);
        return { principal, interest: instalment - principal };
      };
    }
    case 'EFFECTIVE':
      return (line, outstanding) => effectivePart(loan, line, outstanding);
    case 'ANNUITY': {
      const instalment = annuityInstalment(loan);
      return (line, outstanding) => annuityPart(loan, instalment, line, outstanding);
    }
  }
}

/** The share of line k when the principal is split evenly in whole rupiah: the shares sum to the principal. */
function equalPrincipal({ principal, tenor }: Exact, line: bigint): bigint {
  return floorDiv(principal * line, tenor) - floorDiv(principal * (line - 1n), tenor);
}

/** Interest of the month before line k; the first line in advance has no month before it. */
function monthlyInterest({ rate, inAdvance }: Exact, line: bigint, outstanding: bigint): bigint {
  if (inAdvance && line === 1n) return 0n;
  return halfUpDiv(outstanding * rate, MONTHLY);
}

/** P/n + P·r/m over one denominator: P·(m + r·n) / (m·n). */
function flatInstalment({ principal, rate, tenor, step }: Exact): bigint {
  return ceilToStep(principal * (MONTHLY + rate * tenor), MONTHLY * tenor, step);
}

function effectivePart(loan: Exact, line: bigint, outstanding: bigint): Part {
  const principal = equalPrincipal(loan, line);
  const instalment = ceilToStep(principal + monthlyInterest(loan, line, outstanding), 1n, loan.step);
  return { principal, interest: instalment - principal };
}

/**
 * With i = r/m, A = P·i·(1+i)^n / ((1+i)^n − 1) = P·r·(m+r)^n / (m·((m+r)^n − m^n)): whole numbers only. In advance
 * A / (1+i) = P·r·(m+r)^(n−1) / ((m+r)^n − m^n).
 */
function annuityInstalment({ principal, rate, tenor, step, inAdvance }: Exact): bigint {
  if (rate === 0n) return ceilToStep(principal, tenor, step);
  const before = (MONTHLY + rate) ** (tenor - 1n);
  const grown = before * (MONTHLY + rate);
  if (inAdvance) return ceilToStep(principal * rate * before, grown - MONTHLY ** tenor, step);
  return ceilToStep(principal * rate * grown, MONTHLY * (grown - MONTHLY ** tenor), step);
}

function annuityPart(loan: Exact, instalment: bigint, line: bigint, outstanding: bigint): Part {
  const interest = monthlyInterest(loan, line, outstanding);
  const share = instalment - interest;
  const principal = line === loan.tenor || share > outstanding ? outstanding : share;
  return { principal, interest };
}
