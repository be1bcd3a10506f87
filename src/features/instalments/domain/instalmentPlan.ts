import { isRealDate } from '@/lib/arithmetic/calendar';
import { firstZeroLine } from '@/lib/arithmetic/coarseRounding';
import { buildSchedule, type LoanTerms, type ScheduleLine } from '@/lib/arithmetic/schedule';
import type { Calculation } from '@/lib/contract/calculations';
import { formatRupiah } from '@/lib/format/rupiah';
import { readTenors } from './readTenors';
import type { InstalmentState } from './instalmentState';

/** Above it somebody typed a digit too many; rupiah. */
const MAX_PRINCIPAL = 100_000_000_000;

/** What one tenor costs; amounts in rupiah. */
export interface TenorPlan {
  /** Months. */
  tenor: number;
  first: number;
  /** In advance an effective loan is highest here; the first where there is one line only. */
  second: number;
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
  /** The first instalment is due on the contract date. */
  inAdvance: boolean;
  /** Empty until everything needed is typed. */
  tenors: readonly TenorPlan[];
  /** The one whose schedule is shown. */
  chosen: TenorPlan | null;
  errors: InstalmentErrors;
}

/** Calculates what was asked under the rules of a Perhitungan; what is wrong stands beside its field. */
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
  const dueDay = state.dueDay;
  const inAdvance = state.inAdvance ?? rules.in_advance;
  const calculated = known
    ? tenors.map((tenor) => planOf(rules, { principal, tenor, dateStart: date, dueDay, inAdvance }))
    : [];
  const spoiled = calculated.find(({ schedule }) => firstZeroLine(schedule) !== null);
  if (spoiled) errors[state.from === 'otr' ? 'otr' : 'principal'] = zeroText(rules, spoiled);
  const plans = spoiled ? [] : calculated;
  return {
    principal: known ? principal : null,
    date,
    inAdvance,
    tenors: plans,
    chosen: plans.find((plan) => plan.tenor === state.tenor) ?? plans.at(-1) ?? null,
    errors,
  };
}

type Asked = Pick<LoanTerms, 'principal' | 'tenor' | 'dateStart' | 'dueDay' | 'inAdvance'>;

function planOf(rules: Calculation, asked: Asked): TenorPlan {
  const { method, rate_bp: rateBp, round_to: roundTo } = rules;
  const schedule = buildSchedule({ method, rateBp, roundTo, ...asked });
  return {
    tenor: asked.tenor,
    first: schedule[0]?.instalment ?? 0,
    second: (schedule[1] ?? schedule[0])?.instalment ?? 0,
    last: schedule.at(-1)?.instalment ?? 0,
    interest: schedule.reduce((sum, line) => sum + line.interest, 0),
    total: schedule.reduce((sum, line) => sum + line.instalment, 0),
    schedule,
  };
}

/** Why a principal cannot be offered: rounding up pays it off before a tenor's end. */
function zeroText(rules: Calculation, { tenor, schedule }: TenorPlan): string {
  return `Terlalu kecil untuk pembulatan ${formatRupiah(rules.round_to)}: pada tenor ${tenor} bulan angsuran ke-${firstZeroLine(schedule)} menjadi 0.`;
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
  if (principal > MAX_PRINCIPAL) return { [field]: `Pokok paling besar ${formatRupiah(MAX_PRINCIPAL)}.` };
  return {};
}
