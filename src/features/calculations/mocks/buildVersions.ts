import type { CalculationMaster } from '@/lib/contract/calculations';
import {
  buildCalculation,
  CAR_ANNUITY,
  CAR_EFFECTIVE,
  CAR_FLAT,
  FIXED_PENALTY,
} from '@/lib/mocks/buildCalculation';

/** The version of the flat motorcycle rules that is in force and used. */
export function buildVersion(over: Partial<CalculationMaster> = {}): CalculationMaster {
  return {
    ...buildCalculation(),
    used_by: 112,
    waiting: null,
    created_at: '2019-12-20T04:00:00.000Z',
    created_by: { username: 'admin.sistem', name: 'Lukman Hakim' },
    updated_at: '2026-09-02T08:41:00.000Z',
    updated_by: { username: 'direktur', name: 'Ratna Wibowo' },
    ...over,
  };
}

/** Five codes on 20 November 2026: one with an ended and a coming version, one switched off. */
export function buildVersions(): CalculationMaster[] {
  return [
    buildVersion({ id: 7, rate_bp: 2350, valid_from: '2027-01-01', used_by: 0 }),
    buildVersion({ valid_from: '2024-07-01', valid_to: '2026-12-31', version: 2 }),
    buildVersion({ id: 6, rate_bp: 2400, valid_to: '2024-06-30', version: 2, used_by: 1304 }),
    buildVersion({ ...FIXED_PENALTY, used_by: 6 }),
    buildVersion({ ...CAR_ANNUITY, used_by: 24 }),
    buildVersion({ ...CAR_EFFECTIVE, active: false, version: 2, used_by: 9 }),
    buildVersion({ ...CAR_FLAT, used_by: 47 }),
  ];
}
