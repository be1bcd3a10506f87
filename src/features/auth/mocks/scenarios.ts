import type { HttpHandler } from 'msw';
import { resendCode, signIn, signOut, verifyCode } from '@/lib/contract/auth';
import { readPasswordLink, usePasswordLink } from '@/lib/contract/passwordLinks';
import { makeFirstAdministrator } from '@/lib/contract/setup';
import { htmlPage, mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildChallenge, buildPasswordLink } from './fixtures';

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
  /** So many tried this name that right and wrong passwords get one answer. */
  saysNothing: [
    mockEndpoint(
      verifyCode,
      refuse(422, 'Kode tidak diterima.', { errors: { code: 'Kode tidak diterima. Sisa 4 percobaan.' } }),
    ),
    mockEndpoint(resendCode, () => buildChallenge({ sent_to: 'unsaid', way: 'either' })),
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

const OVER = 'Tautan ini tidak berlaku. Mintalah yang baru kepada Admin Sistem.';
const WEAK = 'Terlalu mudah ditebak. Pakai beberapa kata yang tidak berhubungan.';

const TAKEN = 'Nama pengguna ini sudah dipakai.';
const FIRST = { kind: 'FIRST_ADMIN', name: null, username: null, company: null, office: null } as const;

/** Named worlds of a link for a password. */
export const passwordLinkScenarios = {
  reset: [mockEndpoint(readPasswordLink, () => buildPasswordLink({ kind: 'RESET' }))],
  firstAdministrator: [mockEndpoint(readPasswordLink, () => buildPasswordLink(FIRST))],
  firstTaken: [
    mockEndpoint(readPasswordLink, () => buildPasswordLink(FIRST)),
    mockEndpoint(makeFirstAdministrator, () => refuse(422, TAKEN, { errors: { username: TAKEN } })),
  ],
  firstMadeMeanwhile: [
    mockEndpoint(readPasswordLink, () => buildPasswordLink(FIRST)),
    mockEndpoint(makeFirstAdministrator, () => refuse(404, OVER)),
  ],
  over: [mockEndpoint(readPasswordLink, () => refuse(404, OVER))],
  asking: [mockEndpoint(readPasswordLink, never)],
  fails: [mockEndpoint(readPasswordLink, () => refuse(500, ''))],
  networkGone: [mockEndpoint(readPasswordLink, offline)],
  usedMeanwhile: [mockEndpoint(usePasswordLink, () => refuse(404, OVER))],
  tooWeak: [mockEndpoint(usePasswordLink, () => refuse(422, WEAK, { errors: { new_password: WEAK } }))],
  networkGoneAtTheEnd: [mockEndpoint(usePasswordLink, offline)],
} satisfies Record<string, HttpHandler[]>;
