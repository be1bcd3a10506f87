import type { Card } from './card';
import { firstZeroLine } from './coarseRounding';
import { buildSchedule, type InterestMethod, type ScheduleLine } from './schedule';
import { settlementQuote } from './settlement';
import type { SettlementStep } from './settlementQuote';

/** What of a contract goes over to another schedule, and how it came about; rupiah (docs/decisions/0109). */
export interface CarriedOver {
  lines: SettlementStep[];
  principal: number;
  interest: number;
  penalty: number;
  /** principal + interest + penalty. */
  total: number;
}

/** What becomes of the penalty that is owed: it goes over with the rest, or it is forgiven as a whole. */
export type CarriedPenalty = 'CARRIED' | 'FORGIVEN';

/** What a Perhitungan says about a schedule; rates in basis points per year, sums in rupiah, tenors in months. */
export interface RestructureRules {
  method: InterestMethod;
  rateBp: number;
  roundTo: number;
  minTenor: number;
  maxTenor: number;
}

/** What a person decides. */
export interface RestructureChoice {
  /** Months. */
  tenor: number;
  /** 1 to 28; null: the day of `asOf`. */
  dueDay: number | null;
  penalty: CarriedPenalty;
}

/** The schedule that carries on; rupiah. */
export interface RestructurePlan {
  /** Of the penalty, what is not asked for any more. */
  forgiven: number;
  /** What carries on: everything that is left, less what is forgiven. */
  principal: number;
  schedule: ScheduleLine[];
  instalment: number;
  firstDue: string;
  /** Over all lines. */
  interest: number;
  /** What is paid in all. */
  total: number;
}

export type RestructureErrors = Partial<Record<'tenor', string>>;

/**
 * What a contract still owes on `asOf`, by the rules of an early settlement without its fee: the principal left, the
 * interest of lines already due, that of the current line by days, all penalty. Interest of later lines is not asked for:
 * the other schedule charges its own from that day on. The card must be as of that day.
 */
export function carriedOver(input: { card: Card; dateStart: string; asOf: string }): CarriedOver {
  const { lines, principal, interest, penalty, total } = settlementQuote({ ...input, rule: { feeBp: 0 } });
  return { lines, principal, interest, penalty, total };
}

/**
 * The schedule for what goes over, begun on `asOf`; the first line a month later, or on the chosen day by 0066, never in
 * advance. Null with what is wrong, in words, by field.
 */
export function planRestructure(input: {
  carried: CarriedOver;
  rules: RestructureRules;
  choice: RestructureChoice;
  asOf: string;
}): { plan: RestructurePlan | null; errors: RestructureErrors } {
  const { carried, rules, choice, asOf } = input;
  const { method, rateBp, roundTo, minTenor, maxTenor } = rules;
  const { tenor, dueDay, penalty } = choice;
  const forgiven = penalty === 'FORGIVEN' ? carried.penalty : 0;
  const principal = carried.total - forgiven;
  if (!Number.isInteger(tenor) || tenor < minTenor || tenor > maxTenor) {
    return wrong(`Tenornya ${minTenor} sampai ${maxTenor} bulan.`);
  }
  if (principal < 1) return wrong('Tidak ada sisa yang dijadwalkan.');
  const schedule = buildSchedule({ method, principal, rateBp, tenor, roundTo, dateStart: asOf, dueDay });
  const zero = firstZeroLine(schedule);
  if (zero !== null) {
    return wrong(`Pembulatan membuat angsuran ke-${zero} nol. Pilih tenor yang lebih pendek.`);
  }
  const [first] = schedule;
  const sum = (part: 'interest' | 'instalment') => schedule.reduce((total, line) => total + line[part], 0);
  const plan = {
    forgiven,
    principal,
    schedule,
    instalment: first?.instalment ?? 0,
    firstDue: first?.date_maturity ?? '',
    interest: sum('interest'),
    total: sum('instalment'),
  };
  return { plan, errors: {} };
}

const wrong = (tenor: string) => ({ plan: null, errors: { tenor } });
