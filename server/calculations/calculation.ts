import type { Calculation } from '@/lib/contract/calculations';
import type { calculations } from '../platform/db/schema';
import { toPaymentTerms } from './paymentTerms';

export type CalculationRow = typeof calculations.$inferSelect;

/** A version of a Perhitungan as the contract names its fields. */
export function toCalculation(row: CalculationRow): Calculation {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    vehicle_kind: row.vehicleKind,
    method: row.method,
    rate_bp: row.rateBp,
    round_to: row.roundTo,
    in_advance: row.inAdvance,
    ...toPaymentTerms(row),
    settlement_fee_bp: row.settlementFeeBp,
    quote_days: row.quoteDays,
    min_tenor: row.minTenor,
    max_tenor: row.maxTenor,
    max_fees_bp: row.maxFeesBp,
    max_insurance_bp: row.maxInsuranceBp,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    active: row.active,
    version: row.version,
  };
}
