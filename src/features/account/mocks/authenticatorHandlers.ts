import {
  beginAuthenticator,
  disableAuthenticator,
  enableAuthenticator,
  getAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '@/lib/contract/authenticator';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildAuthenticator, STORY_CODES, STORY_PASSWORD, STORY_SET_UP } from './fixtures';

/** Codes that are wrong in stories: six times the same digit. */
const WRONG_CODE = /^(\d)\1{5}$/;

const wrong = (field: string, message: string) =>
  refuse(422, 'Isian belum benar. Periksa yang ditandai.', { errors: { [field]: message } });

/** An authenticator that is judged as the server does. @param on whether it is set up at first */
export function authenticatorWorld(on: boolean) {
  let now = on ? buildAuthenticator() : { enabled_at: null, recovery_left: 0 };
  const prove = ({ password, code }: { password: string; code: string }) => {
    if (password !== STORY_PASSWORD) return wrong('password', 'Kata sandi salah.');
    return WRONG_CODE.test(code) ? wrong('code', 'Kode salah.') : null;
  };
  return [
    mockEndpoint(getAuthenticator, () => now),
    mockEndpoint(beginAuthenticator, ({ body }) =>
      body.password === STORY_PASSWORD ? STORY_SET_UP : wrong('password', 'Kata sandi salah.'),
    ),
    mockEndpoint(enableAuthenticator, ({ body }) => {
      if (WRONG_CODE.test(body.code))
        return wrong('code', 'Kode salah. Periksa jam ponsel, lalu isi kode yang sedang tampil.');
      if (WRONG_CODE.test(body.sent_code))
        return wrong('sent_code', 'Kode salah. Isi kode yang dikirim terakhir.');
      now = buildAuthenticator();
      return { recovery_codes: STORY_CODES };
    }),
    mockEndpoint(disableAuthenticator, ({ body }) => {
      const refused = prove(body);
      if (!refused) now = { enabled_at: null, recovery_left: 0 };
      return refused;
    }),
    mockEndpoint(removeAuthenticator, { waits: true }),
    mockEndpoint(renewRecoveryCodes, ({ body }) => prove(body) ?? { recovery_codes: STORY_CODES }),
  ];
}
