import * as z from 'zod/mini';
import { ACCESS_FLAGS, type AccessFlag } from './access';
import { endpoint } from './endpoint';
import { instant } from './fields';
import { SECOND_FACTOR } from './recoveryCode';

const flagSchema = z.union([z.literal(0), z.literal(1)]);
export const accessSchema = z.object(
  Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, flagSchema])) as Record<AccessFlag, typeof flagSchema>,
);

export const profileSchema = z.object({
  id: z.int(),
  id_title: z.int(),
  title_name: z.string(),
  username: z.string(),
  name: z.string(),
  /** Name below the storage images path, or null; it opens the picture, and ends some time after the session. */
  image: z.nullable(z.string()),
  /** The person's own office; start value of every office filter. */
  office_base: z.int(),
  office_name: z.string(),
  /** False: the office is switched off and takes nothing new; reading goes on. */
  office_active: z.boolean(),
  access: accessSchema,
});
export type Profile = z.infer<typeof profileSchema>;

const challengeSchema = z.object({
  /** Opaque; names this sign-in until the code is accepted. */
  challenge: z.string(),
  /**
   * Where the code went, masked (`e***@angsur.test`), `server` when it was printed there, `app`: none was sent,
   * `unsaid`: so many tried this name that it is not said whether the password was right.
   */
  sent_to: z.string(),
  /**
   * What proves it: the code that was sent, or the authenticator app's and a recovery code, or it is not said which;
   * left out: `sent`.
   */
  way: z.optional(z.enum(['sent', 'app', 'either'])),
  expires_at: instant,
  /** From when on a new code may be asked for. */
  resend_at: instant,
});
export type Challenge = z.infer<typeof challengeSchema>;

/** What a browser keeps after a sign-in, and sends with the next: strangers' guesses do not hold it up. */
const device = z.optional(z.string().check(z.maxLength(200)));

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: 'auth/login',
  origin: 'angsur',
  guard: 'public',
  summary:
    'Checks user name and password and sends a one-time code, unless the person has an authenticator app. While a name is tried from everywhere, right and wrong passwords get the same answer and only a right one sends a code. 429: too many tries, `Retry-After` in seconds.',
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    device,
  }),
  data: challengeSchema,
});

export const verifyCode = endpoint({
  name: 'verifyCode',
  method: 'POST',
  path: 'auth/otp',
  origin: 'angsur',
  guard: 'public',
  summary:
    'Exchanges the one-time code for a session: the one that was sent, or the app’s or a recovery code. 410: expired. 422: wrong or used code. 429: too many tries.',
  body: z.object({
    challenge: z.string().check(z.minLength(1), z.maxLength(200)),
    code: z.string().check(z.regex(SECOND_FACTOR)),
    device,
  }),
  data: z.object({
    /** Bearer credential; kept under `password` in local storage (DOMAIN, Readings). */
    token: z.string(),
    profile: profileSchema,
    /** The device's mark from now on. */
    device,
  }),
});

export const resendCode = endpoint({
  name: 'resendCode',
  method: 'POST',
  path: 'auth/otp/resend',
  origin: 'angsur',
  guard: 'public',
  summary:
    'Sends a new code for a running sign-in; the old one stops working. 409: it asks for the app’s. 410: expired. 429: too soon.',
  body: z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: challengeSchema,
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: 'auth/logout',
  origin: 'angsur',
  guard: 'session',
  summary: 'Revokes the session.',
  data: z.unknown(),
});

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: 'auth/me',
  origin: 'angsur',
  guard: 'session',
  summary: 'Own profile and current flags.',
  data: profileSchema,
});
