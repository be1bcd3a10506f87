import type { HttpHandler } from 'msw';
import { forgetKnownDevice, listKnownDevices } from '@/lib/contract/knownDevices';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildKnownDevices } from './fixtures';

/** Two devices, of which what is forgotten is gone when it is asked for again. */
function forgettingDevices(): HttpHandler[] {
  let rows = buildKnownDevices();
  return [
    mockEndpoint(listKnownDevices, () => ({ rows })),
    mockEndpoint(forgetKnownDevice, ({ params }) => {
      rows = rows.filter((row) => row.id !== Number(params.id));
      return { ended: 1 };
    }),
  ];
}

/** Named worlds for known devices. */
export const deviceScenarios = {
  forgetting: forgettingDevices,
  asking: () => [mockEndpoint(listKnownDevices, never)],
  noSuchCall: () => [mockEndpoint(listKnownDevices, refuse(404, 'Data tidak ditemukan.'))],
  networkGone: () => [mockEndpoint(listKnownDevices, offline)],
  failing: () => [
    mockEndpoint(forgetKnownDevice, refuse(503, 'Basis data sedang tidak dapat dihubungi. Coba lagi.')),
  ],
} satisfies Record<string, () => HttpHandler[]>;
