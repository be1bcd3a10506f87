import type { Calculation } from '@/lib/contract/calculations';

/** The flat Perhitungan for motorcycles. */
export function buildCalculation(over: Partial<Calculation> = {}): Calculation {
  return {
    id: 1,
    code: 'R2-FLAT',
    name: 'Motor, bunga flat',
    vehicle_kind: 'R2',
    method: 'FLAT',
    rate_bp: 2200,
    round_to: 1000,
    in_advance: false,
    penalty_grace_days: 3,
    penalty_kind: 'RATE',
    penalty_rate_bp: 50,
    penalty_per_day: 0,
    penalty_cap_bp: 5000,
    allocation_order: 'PENALTY_FIRST',
    settlement_fee_bp: 300,
    quote_days: 7,
    min_tenor: 6,
    max_tenor: 36,
    max_fees_bp: 1500,
    max_insurance_bp: 2000,
    valid_from: '2020-01-01',
    valid_to: null,
    active: true,
    version: 1,
    ...over,
  };
}

/** Rp5.000 a day instead of a percentage. */
export const FIXED_PENALTY = {
  id: 5,
  code: 'R2-TETAP',
  name: 'Motor, denda tetap',
  penalty_kind: 'FIXED',
  penalty_rate_bp: 0,
  penalty_per_day: 5000,
} as const;

const CAR = { vehicle_kind: 'R4', penalty_rate_bp: 20, min_tenor: 12, max_tenor: 60 } as const;

export const CAR_ANNUITY = {
  ...CAR,
  id: 3,
  code: 'R4-ANUITAS',
  name: 'Mobil, anuitas',
  method: 'ANNUITY',
  rate_bp: 1900,
} as const;

export const CAR_EFFECTIVE = {
  ...CAR,
  id: 4,
  code: 'R4-EFEKTIF',
  name: 'Mobil, bunga efektif',
  method: 'EFFECTIVE',
  rate_bp: 1850,
} as const;

export const CAR_FLAT = { ...CAR, id: 2, code: 'R4-FLAT', name: 'Mobil, bunga flat', rate_bp: 1100 } as const;

/** What the demo company has in force. */
export const buildCalculations = (): Calculation[] => [
  buildCalculation(),
  buildCalculation(FIXED_PENALTY),
  buildCalculation(CAR_ANNUITY),
  buildCalculation(CAR_EFFECTIVE),
  buildCalculation(CAR_FLAT),
];
