import type { HttpHandler } from 'msw';
import { changeNotificationSettings, getNotificationSettings } from '@/lib/contract/notificationSettings';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';

/** Named worlds for the choice of notifications. */
export const notificationScenarios = {
  asking: () => [mockEndpoint(getNotificationSettings, never)],
  noSuchCall: () => [mockEndpoint(getNotificationSettings, refuse(404, 'Data tidak ditemukan.'))],
  networkGone: () => [mockEndpoint(getNotificationSettings, offline)],
  failing: () => [
    mockEndpoint(
      changeNotificationSettings,
      refuse(503, 'Basis data sedang tidak dapat dihubungi. Coba lagi.'),
    ),
  ],
} satisfies Record<string, () => HttpHandler[]>;
