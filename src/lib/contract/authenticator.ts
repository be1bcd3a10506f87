import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, queryId } from './fields';
import { SECOND_FACTOR } from './recoveryCode';

/** How many recovery codes there are at first. */
export const RECOVERY_CODES = 10;

const digits = z.string().check(z.regex(/^\d{6}$/));
const secondFactor = z.string().check(z.regex(SECOND_FACTOR));
const password = z.string().check(z.minLength(1), z.maxLength(200));

export const authenticatorSchema = z.object({
  /** Since when the app's code is asked for at sign-in; null: it is not set up. */
  enabled_at: z.nullable(instant),
  /** Recovery codes that have not been used. */
  recovery_left: z.int(),
});
export type Authenticator = z.infer<typeof authenticatorSchema>;

export const getAuthenticator = endpoint({
  name: 'getAuthenticator',
  method: 'GET',
  path: 'account/authenticator',
  origin: 'angsur',
  guard: 'session',
  summary: 'Whether the caller signs in with an authenticator app, and how many recovery codes are left.',
  data: authenticatorSchema,
});

export const beginAuthenticator = endpoint({
  name: 'beginAuthenticator',
  method: 'POST',
  path: 'account/authenticator/begin',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Makes a secret for the caller’s authenticator app; nothing asks for it until its first code came. Begun again, the one before is void. A code is sent to the caller, for the next step. 409: one is set up already. 422: wrong password. 429: too many wrong ones, or too many codes sent.',
  body: z.object({ password }),
  data: z.object({
    /** Base32, for typing it into the app. */
    secret: z.string(),
    /** The same as `otpauth://totp/…`, for a QR code. */
    uri: z.string(),
    /** Where the code went, masked, or `server` when it was printed there. */
    sent_to: z.string(),
  }),
});

const recoveryCodes = z.object({
  /** Shown this once; the server keeps hashes. */
  recovery_codes: z.array(z.string()),
});

export const enableAuthenticator = endpoint({
  name: 'enableAuthenticator',
  method: 'POST',
  path: 'account/authenticator/enable',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Proves with a first code that the app has the secret, and with the code that was sent that its owner sets it up; from now on the app is asked for at sign-in. Answers the recovery codes. 409: nothing was begun, or it is set up already. 410: begun too long ago. 422: wrong code. 429: too many wrong ones.',
  body: z.object({ code: digits, sent_code: digits }),
  data: recoveryCodes,
});

export const disableAuthenticator = endpoint({
  name: 'disableAuthenticator',
  method: 'POST',
  path: 'account/authenticator/disable',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Takes the authenticator away, by password and a code of the app or a recovery code. 409: none is set up. 422: wrong password or code.',
  body: z.object({ password, code: secondFactor }),
  data: z.null(),
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: 'account/authenticator/recovery-codes',
  origin: 'angsur',
  guard: 'session',
  summary:
    'New recovery codes, by password and a code of the app or a recovery code; all before them are void. 409: none is set up. 422: wrong password or code.',
  body: z.object({ password, code: secondFactor }),
  data: recoveryCodes,
});

export const removeAuthenticator = endpoint({
  name: 'removeAuthenticator',
  method: 'DELETE',
  path: 'staff/{id}/authenticator',
  origin: 'angsur',
  guard: ['is_user'],
  summary:
    'Takes a person’s authenticator away who lost it, and ends their sessions; once the company runs a second person decides it first. Once more it changes nothing. 403: beyond the caller’s own reach, or one’s own. 409: it waits already.',
  params: z.object({ id: queryId }),
  /** `waits`: a second person decides it; nothing is taken away yet. */
  data: z.object({ waits: z.boolean() }),
  idempotent: true,
});
