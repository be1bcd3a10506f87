import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant } from './fields';
import { PASSWORD_MAX } from './passwordRule';

/*
 * Links with which a person chooses their own password, once (docs/decisions/0110). The token stands in the fragment of
 * the page's address and in the body of these calls, never in an address that is sent.
 */

/** FIRST_ADMIN: whoever opens it makes themself the company's first administrator. */
export const PASSWORD_LINK_KINDS = ['FIRST_ADMIN', 'INVITATION', 'RESET'] as const;
export type PasswordLinkKind = (typeof PASSWORD_LINK_KINDS)[number];

/** How long each kind opens, hours. */
export const PASSWORD_LINK_HOURS: Readonly<Record<PasswordLinkKind, number>> = {
  FIRST_ADMIN: 72,
  INVITATION: 72,
  RESET: 24,
};

/** What stands behind `#` in the address of the page. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
/** Checked by `passwordFault` where it is known whose it is to be. */
export const newPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

export const passwordLinkSchema = z.object({
  kind: z.enum(PASSWORD_LINK_KINDS),
  /** Whose password it is; null for a first administrator, who is nobody yet. */
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
  /** The company's name; null while it has none. */
  company: z.nullable(z.string()),
  /** Where the person works; null: the company has no office yet, and the first administrator makes it. */
  office: z.nullable(z.string()),
  expires_at: instant,
});
export type OpenedPasswordLink = z.infer<typeof passwordLinkSchema>;

export const readPasswordLink = endpoint({
  name: 'readPasswordLink',
  method: 'POST',
  path: 'password-links/read',
  origin: 'angsur',
  guard: 'public',
  summary: 'Whose password a link is for. 404: it opens nothing, whatever the reason. 429: too often.',
  body: z.object({ token: linkToken }),
  data: passwordLinkSchema,
});

export const usePasswordLink = endpoint({
  name: 'usePasswordLink',
  method: 'POST',
  path: 'password-links/use',
  origin: 'angsur',
  guard: 'public',
  summary:
    'Sets the password of an invitation or a reset, once; ends every session of the person and voids their running sign-ins. 404: it opens nothing (any more). 422: too weak; the link stays. 429: too often.',
  body: z.object({ token: linkToken, new_password: newPassword }),
  data: z.object({
    /** What the person signs in with. */
    username: z.string(),
  }),
});

export const forgetPassword = endpoint({
  name: 'forgetPassword',
  method: 'POST',
  path: 'password-links/forgotten',
  origin: 'angsur',
  guard: 'public',
  summary:
    'Mails a link to choose a new password to the person’s own address, where it is 7 days old and there is a mail server. One answer for every name. 429: too often.',
  body: z.object({ username: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  data: z.null(),
});
