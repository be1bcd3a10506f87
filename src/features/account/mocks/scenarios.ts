import type { HttpHandler } from 'msw';
import { changePassword, endOtherSessions, endSession, listSessions } from '@/lib/contract/account';
import { getAuthenticator } from '@/lib/contract/authenticator';
import { getProfile } from '@/lib/contract/auth';
import { listKnownDevices } from '@/lib/contract/knownDevices';
import { getNotificationSettings } from '@/lib/contract/notificationSettings';
import { htmlPage, mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildOwnSession, buildOwnSessions, buildProfile } from './fixtures';

/** Named worlds for the account page. */
export const accountScenarios = {
  asking: [
    mockEndpoint(getProfile, never),
    mockEndpoint(listSessions, never),
    mockEndpoint(getAuthenticator, never),
    mockEndpoint(listKnownDevices, never),
    mockEndpoint(getNotificationSettings, never),
  ],
  noSuchCall: [
    mockEndpoint(getProfile, refuse(404, 'Data tidak ditemukan.')),
    mockEndpoint(listSessions, refuse(404, 'Data tidak ditemukan.')),
    mockEndpoint(getAuthenticator, refuse(404, 'Data tidak ditemukan.')),
    mockEndpoint(listKnownDevices, refuse(404, 'Data tidak ditemukan.')),
    mockEndpoint(getNotificationSettings, refuse(404, 'Data tidak ditemukan.')),
  ],
  networkGone: [
    mockEndpoint(getProfile, offline),
    mockEndpoint(listSessions, offline),
    mockEndpoint(getAuthenticator, offline),
    mockEndpoint(listKnownDevices, offline),
    mockEndpoint(getNotificationSettings, offline),
  ],
  proxyPage: [mockEndpoint(getProfile, htmlPage())],
  officeClosed: [mockEndpoint(getProfile, buildProfile('Kasir', { office_active: false }))],
  promoted: [mockEndpoint(getProfile, buildProfile('Kepala Cabang', { office_name: 'Makassar' }))],
} satisfies Record<string, HttpHandler[]>;

/** Two sessions, of which what is ended is gone when it is asked for again. */
function endingSessions(): HttpHandler[] {
  let rows = buildOwnSessions();
  return [
    mockEndpoint(listSessions, () => ({ rows })),
    mockEndpoint(endSession, ({ params }) => {
      rows = rows.filter((row) => row.id !== Number(params.id));
      return null;
    }),
    mockEndpoint(endOtherSessions, () => {
      const ended = rows.length - 1;
      rows = rows.filter((row) => row.is_current);
      return { ended };
    }),
  ];
}

/** Named worlds for one's own sessions. */
export const sessionScenarios = {
  ending: endingSessions,
  asking: () => [mockEndpoint(listSessions, never)],
  onlyThisDevice: () => [mockEndpoint(listSessions, { rows: [buildOwnSession()] })],
  noSuchCall: () => [mockEndpoint(listSessions, refuse(404, 'Data tidak ditemukan.'))],
  networkGone: () => [mockEndpoint(listSessions, offline)],
  endingFails: () => [
    mockEndpoint(endSession, refuse(503, 'Basis data sedang tidak dapat dihubungi. Coba lagi.')),
  ],
} satisfies Record<string, () => HttpHandler[]>;

/** Named worlds for changing the password. */
export const passwordScenarios = {
  lockedOut: [
    mockEndpoint(
      changePassword,
      refuse(429, 'Terlalu banyak percobaan ganti kata sandi. Coba lagi dalam 15 menit.', null, {
        'Retry-After': '900',
      }),
    ),
  ],
  networkGone: [mockEndpoint(changePassword, offline)],
  saving: [mockEndpoint(changePassword, never)],
} satisfies Record<string, HttpHandler[]>;
