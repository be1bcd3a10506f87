import { planRestructure, type RestructurePlan } from '@/lib/arithmetic/restructure';
import type { Calculation } from '@/lib/contract/calculations';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { RestructureBasis } from '@/lib/contract/restructures';
import { stillRefused } from '@/lib/forms/stillRefused';
import { REASON_ERROR, MIN_REASON_LENGTH } from './requestDraft';

type Ask = Extract<RequestedAction, { kind: 'RESTRUCTURE' }>;

/** What is chosen and typed when a restructure is asked for. */
export interface RestructureDraft {
  /** Null: the contract's own, or the first that is offered. */
  calculationId: number | null;
  /** Months, as typed. */
  tenor: string;
  /** 1 to 28; null: the day on which it begins. Undefined: the contract's own. */
  dueDay?: number | null;
  penalty: Ask['penalty'];
  reason: string;
}

export const EMPTY_RESTRUCTURE: RestructureDraft = {
  calculationId: null,
  tenor: '',
  penalty: 'CARRIED',
  reason: '',
};

/** Draft and basis together: what it comes to, what it asks for, and what is wrong with it. */
export interface RestructureReading {
  /** The Perhitungan that is chosen; null: none is offered. */
  rules: Calculation | null;
  dueDay: number | null;
  /** Null while something it needs is missing or wrong. */
  plan: RestructurePlan | null;
  /** Null while anything is wrong. */
  ask: Ask | null;
  /** By field: `calculation`, `tenor`, `reason`. */
  errors: FieldErrors;
}

/** Calculates what is typed, by the arithmetic that the server calculates it with again (docs/decisions/0109). */
export function readRestructure(draft: RestructureDraft, basis: RestructureBasis): RestructureReading {
  const { calculations, calculation_id, carried, as_of } = basis;
  const wanted = draft.calculationId ?? calculation_id;
  const rules = calculations.find(({ id }) => id === wanted) ?? null;
  const dueDay = draft.dueDay === undefined ? basis.due_day : draft.dueDay;
  const errors: FieldErrors = {};
  if (draft.reason.trim().length < MIN_REASON_LENGTH) errors.reason = REASON_ERROR;
  if (!rules) {
    errors.calculation = 'Tidak ada Perhitungan yang berlaku untuk kendaraan ini.';
    return { rules, dueDay, plan: null, ask: null, errors };
  }
  const planned = planRestructure({
    carried,
    rules: {
      method: rules.method,
      rateBp: rules.rate_bp,
      roundTo: rules.round_to,
      minTenor: rules.min_tenor,
      maxTenor: rules.max_tenor,
    },
    choice: { tenor: tenorOf(draft.tenor), dueDay, penalty: draft.penalty },
    asOf: as_of,
  });
  Object.assign(errors, planned.errors);
  const { plan } = planned;
  if (!plan || Object.keys(errors).length > 0) return { rules, dueDay, plan, ask: null, errors };
  const ask: Ask = {
    kind: 'RESTRUCTURE',
    as_of,
    calculation_id: rules.id,
    tenor: plan.schedule.length,
    due_day: dueDay,
    penalty: draft.penalty,
    carried: { principal: carried.principal, interest: carried.interest, penalty: carried.penalty },
    principal: plan.principal,
    instalment: plan.instalment,
    first_due: plan.firstDue,
  };
  return { rules, dueDay, plan, ask, errors };
}

/** Digits alone are months; anything else is no tenor. */
const tenorOf = (typed: string) => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

const FIELDS: Readonly<Record<string, string>> = {
  'ask.calculation_id': 'calculation',
  'ask.tenor': 'tenor',
  'ask.due_day': 'dueDay',
};

/** The server's words for what was sent, by field, while those fields are as they were. */
export const restructureRefusal = (
  refused: FieldErrors,
  sent: RestructureDraft | null,
  draft: RestructureDraft,
): FieldErrors =>
  stillRefused(refused, sent && fieldsIn(sent), fieldsIn(draft), (path) => FIELDS[path] ?? path);

const fieldsIn = ({ calculationId, tenor, dueDay, reason }: RestructureDraft) => ({
  calculation: calculationId,
  tenor,
  dueDay,
  reason,
});
