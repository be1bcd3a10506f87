import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { OFFICE_CODE } from './masters';
import { officeSchema } from './offices';
import { linkToken, newPassword } from './passwordLinks';
import { nameText } from './plainText';
import { emailAddress, personName, username } from './staffFields';

/*
 * The first start without the demo (docs/decisions/0110): whoever has the link that the server printed names the company
 * and its first office, and becomes its administrator.
 */

/** The office that a company begins with; its address and telephone follow in Kantor Cabang. */
export const firstOfficeSchema = z.object({
  code: z.string().check(z.regex(OFFICE_CODE)),
  name: nameText(3, 80),
  zone: officeSchema.shape.zone,
});
export type FirstOffice = z.infer<typeof firstOfficeSchema>;

export const firstAdministratorSchema = z.object({
  token: linkToken,
  company: nameText(3, 80),
  name: personName,
  username,
  email: emailAddress,
  new_password: newPassword,
  /** Null: the company has an office already. */
  office: z.nullable(firstOfficeSchema),
});
export type FirstAdministrator = z.infer<typeof firstAdministratorSchema>;

export const makeFirstAdministrator = endpoint({
  name: 'makeFirstAdministrator',
  method: 'POST',
  path: 'password-links/first-administrator',
  origin: 'angsur',
  guard: 'public',
  summary:
    'Makes the holder of the link of a first start the company’s administrator, once, with its first office and the usual titles where there are none. 404: it opens nothing (any more). 422: a field, or a password that is too weak; the link stays. 429: too often.',
  body: firstAdministratorSchema,
  data: z.object({
    /** What the person signs in with. */
    username: z.string(),
  }),
});
