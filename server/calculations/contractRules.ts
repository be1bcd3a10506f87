import type { Calculation } from '@/lib/contract/calculations';

/** What a contract copies of the Perhitungan that it is signed under: its columns. */
export const contractRules = (rules: Calculation) => ({
  calculationId: rules.id,
  inAdvance: rules.in_advance,
  method: rules.method,
  rateBp: rules.rate_bp,
  roundTo: rules.round_to,
  penaltyGraceDays: rules.penalty_grace_days,
  penaltyKind: rules.penalty_kind,
  penaltyRateBp: rules.penalty_rate_bp,
  penaltyPerDay: rules.penalty_per_day,
  penaltyCapBp: rules.penalty_cap_bp,
  allocationOrder: rules.allocation_order,
  settlementFeeBp: rules.settlement_fee_bp,
  quoteDays: rules.quote_days,
});
