import { planRestructure, type RestructureChoice } from '@/lib/arithmetic/restructure';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import type { RestructureBasis } from '@/lib/contract/restructures';

export type RestructureAsk = Extract<RequestedAction, { kind: 'RESTRUCTURE' }>;

/** What a screen calculates for a choice: the schedule, and what is sent for it. Throws where nothing can be. */
export function readBasis(basis: RestructureBasis, over: Partial<RestructureChoice> = {}) {
  const { carried, calculations, calculation_id, as_of } = basis;
  const rules = calculations.find(({ id }) => id === calculation_id);
  if (!rules) throw new Error('no Perhitungan is offered');
  const choice: RestructureChoice = { tenor: 24, dueDay: null, penalty: 'CARRIED', ...over };
  const { plan, errors } = planRestructure({
    carried,
    rules: {
      method: rules.method,
      rateBp: rules.rate_bp,
      roundTo: rules.round_to,
      minTenor: rules.min_tenor,
      maxTenor: rules.max_tenor,
    },
    choice,
    asOf: as_of,
  });
  if (!plan) throw new Error(errors.tenor);
  const { principal, interest, penalty } = carried;
  const ask: RestructureAsk = {
    kind: 'RESTRUCTURE',
    as_of,
    calculation_id: rules.id,
    tenor: choice.tenor,
    due_day: choice.dueDay,
    penalty: choice.penalty,
    carried: { principal, interest, penalty },
    principal: plan.principal,
    instalment: plan.instalment,
    first_due: plan.firstDue,
  };
  return { plan, ask, rules };
}
