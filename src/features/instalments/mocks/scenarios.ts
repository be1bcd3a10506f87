import type { HttpHandler } from 'msw';
import { listCalculations } from '@/lib/contract/calculations';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';

/** Named worlds for Tabel Angsuran. */
export const instalmentScenarios = {
  asking: [mockEndpoint(listCalculations, never)],
  networkGone: [mockEndpoint(listCalculations, offline)],
  serverFails: [mockEndpoint(listCalculations, () => refuse(500, ''))],
  noneInForce: [mockEndpoint(listCalculations, { today: '2026-11-20', rows: [] })],
  noSuchCall: [mockEndpoint(listCalculations, refuse(404, 'Data tidak ditemukan.'))],
} satisfies Record<string, HttpHandler[]>;
