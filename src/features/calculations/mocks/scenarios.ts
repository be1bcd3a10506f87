import type { HttpHandler } from 'msw';
import {
  changeCalculation,
  createCalculation,
  listCalculationVersions,
  switchCalculation,
} from '@/lib/contract/calculations';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildVersion, buildVersions } from './buildVersions';

const today = '2026-11-20';

/** Named worlds for Perhitungan. */
export const calculationScenarios = {
  asking: [mockEndpoint(listCalculationVersions, never)],
  networkGone: [mockEndpoint(listCalculationVersions, offline)],
  forbidden: [mockEndpoint(listCalculationVersions, refuse(403, 'Anda tidak punya hak untuk ini.'))],
  none: [mockEndpoint(listCalculationVersions, { today, rows: [] })],
  saveOffline: [mockEndpoint(createCalculation, offline), mockEndpoint(changeCalculation, offline)],
  saveRefused: [
    mockEndpoint(createCalculation, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { valid_from: 'Paling awal 1 Desember 2026.' },
      }),
    ),
  ],
  switchRefused: [
    mockEndpoint(switchCalculation, () =>
      refuse(
        409,
        'Perhitungan R4-FLAT sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai 1 Januari 2027.',
      ),
    ),
  ],
} satisfies Record<string, HttpHandler[]>;

/** Somebody else followed R4-FLAT while the form was open. */
export function followedMeanwhile(): HttpHandler[] {
  const current = buildVersion({
    ...buildVersions().find((row) => row.code === 'R4-FLAT'),
    id: 91,
    rate_bp: 1250,
    valid_from: '2027-01-01',
    used_by: 0,
  });
  let followed = false;
  return [
    mockEndpoint(listCalculationVersions, () => ({
      today,
      rows: followed ? [...buildVersions(), current] : buildVersions(),
    })),
    mockEndpoint(createCalculation, () => {
      followed = true;
      return refuse(
        409,
        'Perhitungan R4-FLAT sudah berubah sejak Anda membukanya: versi terakhirnya kini berlaku mulai 1 Januari 2027.',
        { version: 1, current },
      );
    }),
  ];
}
