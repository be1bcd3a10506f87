import { isRealDate } from '@/lib/arithmetic/calendar';
import { buildSchedule, type ScheduleLine } from '@/lib/arithmetic/schedule';
import type { Calculation } from '@/lib/contract/calculations';
import { formatRupiah } from '@/lib/format/rupiah';
import { readTenors } from './readTenors';
import type { InstalmentState } from './instalmentState';

/** Above it somebody typed a digit too many; rupiah. */
const MOST_PRINCIPAL = 100_000_000_000;

/** What one tenor costs; amounts in rupiah. */
export interface TenorPlan {
  /** Months. */
  tenor: number;
  first: number;
  last: number;
  interest: number;
  total: number;
  schedule: readonly ScheduleLine[];
}

export type InstalmentErrors = Partial<
  Record<'principal' | 'otr' | 'downPayment' | 'tenors' | 'date', string>
>;

export interface InstalmentPlan {
  /** Rupiah; null while it is not known or makes no sense. */
  principal: number | null;
  /** Contract date. */
  date: string;
  /** Empty until everything needed is typed. */
  tenors: readonly TenorPlan[];
  /** The one whose schedule is shown. */
  chosen: TenorPlan | null;
  errors: InstalmentErrors;
}

/** Reckons what was asked under the rules of a Perhitungan; what is wrong stands beside its field. */
export function planInstalments(state: InstalmentState, rules: Calculation, today: string): InstalmentPlan {
  const date = state.date || today;
  const { tenors, error: tenorError } = readTenors(state.tenors, rules);
  const principal = principalOf(state);
  const errors: InstalmentErrors = {
    ...amountErrors(state, principal),
    ...(tenorError ? { tenors: tenorError } : {}),
    ...(isRealDate(date) ? {} : { date: 'Tanggal ini tidak ada.' }),
  };
  const known = principal !== null && Object.keys(errors).length === 0;
  const plans = known ? tenors.map((tenor) => planOf(rules, principal, tenor, date)) : [];
  return {
    principal: known ? principal : null,
    date,
    tenors: plans,
    chosen: plans.find((plan) => plan.tenor === state.tenor) ?? plans.at(-1) ?? null,
    errors,
  };
}

function planOf(rules: Calculation, principal: number, tenor: number, dateStart: string): TenorPlan {
  const { method, rate_bp: rateBp, round_to: roundTo } = rules;
  const schedule = buildSchedule({ method, principal, rateBp, tenor, roundTo, dateStart });
  return {
    tenor,
    first: schedule[0]?.instalment ?? 0,
    last: schedule.at(-1)?.instalment ?? 0,
    interest: schedule.reduce((sum, line) => sum + line.interest, 0),
    total: schedule.reduce((sum, line) => sum + line.instalment, 0),
    schedule,
  };
}

function principalOf({ from, principal, otr, downPayment }: InstalmentState): number | null {
  if (from === 'principal') return principal;
  return otr === null ? null : otr - (downPayment ?? 0);
}

function amountErrors(state: InstalmentState, principal: number | null): InstalmentErrors {
  if (principal === null) return {};
  if (state.from === 'otr' && state.otr !== 0 && principal <= 0) {
    return { downPayment: 'Harus di bawah harga OTR.' };
  }
  const field = state.from === 'otr' ? 'otr' : 'principal';
  if (principal < 1) return { [field]: 'Harus lebih dari 0.' };
  if (principal > MOST_PRINCIPAL) return { [field]: `Pokok paling besar ${formatRupiah(MOST_PRINCIPAL)}.` };
  return {};
}
