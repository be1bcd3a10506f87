import type { HttpHandler } from 'msw';
import { resendCode, signIn, signOut, verifyCode } from '@/lib/contract/auth';
import { htmlPage, mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';

const wait = (seconds: number) => ({ 'Retry-After': String(seconds) });

/** Named worlds for signing in. */
export const signInScenarios = {
  lockedOut: [
    mockEndpoint(
      signIn,
      refuse(429, 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit.', null, wait(900)),
    ),
  ],
  serverDown: [mockEndpoint(signIn, refuse(500, 'Server sedang bermasalah. Coba lagi sebentar.'))],
  codeNotSent: [
    mockEndpoint(
      signIn,
      refuse(503, 'Kode masuk tidak dapat dikirim. Coba lagi, atau hubungi Admin Sistem.'),
    ),
  ],
  networkGone: [mockEndpoint(signIn, offline)],
  proxyPage: [mockEndpoint(signIn, htmlPage())],
  noSuchCall: [mockEndpoint(signIn, refuse(404, 'Data tidak ditemukan.'))],
  checking: [mockEndpoint(signIn, never)],
} satisfies Record<string, HttpHandler[]>;

/** Named worlds for the one-time code. */
export const codeScenarios = {
  expiredOnServer: [
    mockEndpoint(verifyCode, refuse(410, 'Kode sudah tidak berlaku. Silakan masuk lagi dari awal.')),
  ],
  tooManyCodes: [
    mockEndpoint(
      verifyCode,
      refuse(429, 'Kode sudah terlalu sering salah. Minta kode baru atau masuk lagi dari awal.'),
    ),
  ],
  lockedOut: [
    mockEndpoint(
      verifyCode,
      refuse(429, 'Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit.', null, wait(900)),
    ),
  ],
  networkGone: [mockEndpoint(verifyCode, offline)],
  checking: [mockEndpoint(verifyCode, never)],
  resendTooSoon: [
    mockEndpoint(resendCode, refuse(429, 'Kode baru dapat diminta 30 detik lagi.', null, wait(30))),
  ],
  resendTooOften: [
    mockEndpoint(resendCode, refuse(429, 'Kode sudah terlalu sering dikirim. Silakan masuk lagi dari awal.')),
  ],
} satisfies Record<string, HttpHandler[]>;

/** Named worlds for signing out. */
export const signOutScenarios = {
  serverSilent: [mockEndpoint(signOut, offline)],
} satisfies Record<string, HttpHandler[]>;
