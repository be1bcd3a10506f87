import type { CalculationMaster } from '@/lib/contract/calculations';

/** The version of the flat motorcycle rules that is in force and used. */
export function buildVersion(over: Partial<CalculationMaster> = {}): CalculationMaster {
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
    valid_from: '2020-01-01',
    valid_to: null,
    active: true,
    version: 1,
    used_by: 112,
    created_at: '2019-12-20T04:00:00.000Z',
    created_by: { username: 'admin.sistem', name: 'Lukman Hakim' },
    updated_at: '2026-09-02T08:41:00.000Z',
    updated_by: { username: 'direktur', name: 'Ratna Wibowo' },
    ...over,
  };
}

/** Rp5.000 a day instead of a percentage. */
export const FIXED_PENALTY = {
  code: 'R2-TETAP',
  name: 'Motor, denda tetap',
  penalty_kind: 'FIXED',
  penalty_rate_bp: 0,
  penalty_per_day: 5000,
} as const;

const car = { vehicle_kind: 'R4', penalty_rate_bp: 20, min_tenor: 12, max_tenor: 60 } as const;

/** Five codes on 20 November 2026: one with an ended and a coming version, one switched off. */
export function buildVersions(): CalculationMaster[] {
  return [
    buildVersion({ id: 7, rate_bp: 2350, valid_from: '2027-01-01', used_by: 0 }),
    buildVersion({ valid_from: '2024-07-01', valid_to: '2026-12-31', version: 2 }),
    buildVersion({ id: 6, rate_bp: 2400, valid_to: '2024-06-30', version: 2, used_by: 1304 }),
    buildVersion({ ...FIXED_PENALTY, id: 5, used_by: 6 }),
    buildVersion({
      ...car,
      id: 3,
      code: 'R4-ANUITAS',
      name: 'Mobil, anuitas',
      method: 'ANNUITY',
      rate_bp: 1900,
      used_by: 24,
    }),
    buildVersion({
      ...car,
      id: 4,
      code: 'R4-EFEKTIF',
      name: 'Mobil, bunga efektif',
      method: 'EFFECTIVE',
      rate_bp: 1850,
      active: false,
      version: 2,
      used_by: 9,
    }),
    buildVersion({ ...car, id: 2, code: 'R4-FLAT', name: 'Mobil, bunga flat', rate_bp: 1100, used_by: 47 }),
  ];
}
