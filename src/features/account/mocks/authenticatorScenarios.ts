import type { HttpHandler } from 'msw';
import {
  beginAuthenticator,
  disableAuthenticator,
  enableAuthenticator,
  getAuthenticator,
} from '@/lib/contract/authenticator';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { authenticatorWorld } from './authenticatorHandlers';
import { buildAuthenticator, STORY_SET_UP } from './fixtures';

/** Named worlds for the authenticator app. */
export const authenticatorScenarios = {
  on: () => [mockEndpoint(getAuthenticator, buildAuthenticator())],
  changing: authenticatorWorld,
  asking: () => [mockEndpoint(getAuthenticator, never)],
  noSuchCall: () => [mockEndpoint(getAuthenticator, refuse(404, 'Data tidak ditemukan.'))],
  networkGone: () => [mockEndpoint(getAuthenticator, offline)],
  lockedOut: () => [
    mockEndpoint(getAuthenticator, buildAuthenticator()),
    mockEndpoint(
      disableAuthenticator,
      refuse(429, 'Terlalu banyak percobaan kode. Coba lagi dalam 15 menit.', null, { 'Retry-After': '900' }),
    ),
  ],
  /** Without a mail server. */
  printed: () => [mockEndpoint(beginAuthenticator, { ...STORY_SET_UP, sent_to: 'server' })],
  codesNotSent: () => [
    mockEndpoint(
      beginAuthenticator,
      refuse(503, 'Kode tidak dapat dikirim. Coba lagi, atau hubungi Admin Sistem.'),
    ),
  ],
  tooManyCodes: () => [
    mockEndpoint(
      enableAuthenticator,
      refuse(429, 'Terlalu banyak percobaan kode. Coba lagi dalam 15 menit.', null, { 'Retry-After': '900' }),
    ),
  ],
} satisfies Record<string, (on: boolean) => HttpHandler[]>;
