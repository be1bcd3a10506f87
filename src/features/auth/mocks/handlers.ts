import { resendCode, signIn, signOut, verifyCode } from '@/lib/contract/auth';
import { forgetPassword, readPasswordLink, usePasswordLink } from '@/lib/contract/passwordLinks';
import { makeFirstAdministrator } from '@/lib/contract/setup';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { ACCOUNT, buildChallenge, buildPasswordLink, buildProfile } from './fixtures';

/** Sign-in that knows one account, and judges it as the server does. */
export const authHandlers = [
  mockEndpoint(signIn, ({ body }) =>
    body.username === ACCOUNT.username && body.password === ACCOUNT.password
      ? buildChallenge()
      : refuse(401, 'Nama pengguna atau kata sandi salah.'),
  ),
  mockEndpoint(verifyCode, ({ body }) =>
    body.code === ACCOUNT.code || body.code === ACCOUNT.recovery
      ? { token: 'story-token', profile: buildProfile(), device: 'story-device' }
      : refuse(422, 'Kode salah.', { errors: { code: 'Kode salah. Sisa 4 percobaan.' } }),
  ),
  mockEndpoint(resendCode, () => buildChallenge()),
  mockEndpoint(signOut, null),
  mockEndpoint(forgetPassword, null),
  mockEndpoint(readPasswordLink, () => buildPasswordLink()),
  mockEndpoint(usePasswordLink, { username: buildPasswordLink().username ?? '' }),
  mockEndpoint(makeFirstAdministrator, ({ body }) => ({ username: body.username })),
];
