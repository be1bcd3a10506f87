import * as z from 'zod/mini';
import { waitingChangeSchema } from './changes';
import { endpoint } from './endpoint';
import {
  actorSchema,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  recordVersion,
  searchText,
  storedCount,
  storedId,
} from './fields';
import { reasonText } from './plainText';
import { emailAddress, personName, username } from './staffFields';
import { STAFF_FILTERS, STAFF_PAGE_SIZE, STAFF_SORTS, STAFF_STATES } from './staffListDefaults';
import { certificateSchema, shownCertificateSchema } from './staffCertificate';
import { stampsSchema } from './stamps';

/*
 * Staff: who works here, for which offices, with which title; hiring, ending and returning (DOMAIN, Reports, exports,
 * monitoring, administration; docs/decisions/0111).
 */

/** An office or a title by its name. */
const namedSchema = z.object({ id: z.int(), name: z.string() });

/** Null: the person has none, and codes are printed by the server. */
const email = z.nullable(emailAddress);
const placeShape = {
  title_id: storedId,
  /** The home office. */
  office_id: storedId,
  /** Offices besides it. */
  further_office_ids: z.array(storedId).check(z.maxLength(100)),
};

export const staffHireSchema = z.object({
  /** Never changed later, and never another person's. */
  username,
  name: personName,
  email,
  ...placeShape,
});
export type StaffHire = z.infer<typeof staffHireSchema>;

export const staffChangeSchema = z.object({ name: personName, email, ...placeShape });
export type StaffChange = z.infer<typeof staffChangeSchema>;

const shownShape = {
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** Name below the storage images path, or null; it opens the picture. */
  image: z.nullable(z.string()),
  title: namedSchema,
  office: namedSchema,
  state: z.enum(STAFF_STATES),
  /** INVITED once more: the password was taken away. */
  password_reset: z.boolean(),
};

export const staffRowSchema = z.object({
  ...shownShape,
  /** How many offices besides the home office. */
  further_offices: storedCount,
});
export type StaffRow = z.infer<typeof staffRowSchema>;

export const staffPersonSchema = z.object({
  ...shownShape,
  further_offices: z.array(namedSchema),
  /** The title works for every office. */
  all_offices: z.boolean(),
  /** What was asked for about the person and waits for somebody else, oldest first. */
  waiting: z.array(waitingChangeSchema),
  version: z.int(),
  ...stampsSchema.shape,
  /** Running sessions, and when one of them was last used, to the minute; null: never signed in. */
  sessions: storedCount,
  last_seen_at: z.nullable(instant),
  /** The link with which the person chooses a password; null: none opens now. */
  link: z.nullable(
    z.object({
      kind: z.enum(['INVITATION', 'RESET']),
      created_at: instant,
      created_by: z.nullable(actorSchema),
      expires_at: instant,
    }),
  ),
  /** Signs in with an authenticator app. */
  authenticator: z.boolean(),
  /** The title collects in the field, so that a certificate is wanted. */
  collects: z.boolean(),
  certificate: z.nullable(shownCertificateSchema),
  /** How employment ended last; it stays when the person returns. */
  ended: z.nullable(z.object({ at: instant, by: z.nullable(actorSchema), reason: z.string() })),
  is_self: z.boolean(),
  /** Why the caller can't change title, offices or employment, in words; null: they can. */
  obstacle: z.nullable(z.string()),
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

/** What is in the hands of somebody who is to leave. */
export const heldItemSchema = z.object({
  /** Names it in the ending. */
  key: z.string(),
  /** CASH must be closed first; requests are withdrawn, surveys and accounts handed over, with the ending. */
  kind: z.enum([
    'CASH',
    'CASH_REQUEST',
    'CREDIT_REQUEST',
    'CONTRACT_REQUEST',
    'PARTNER_REQUEST',
    'STATEMENT_REQUEST',
    'CHANGE_REQUEST',
    'VEHICLE_REQUEST',
    'SURVEY',
    'ACCOUNT',
  ]),
  /** Indonesian, for people: `Permintaan perubahan nota JKT/2611/00012`. */
  label: z.string(),
});
export type HeldItem = z.infer<typeof heldItemSchema>;

export const leavingSchema = z.object({
  items: z.array(heldItemSchema),
  /** Who may take over every one of the surveys. */
  surveyors: z.array(namedSchema),
  /** Who may take over every one of the accounts. */
  collectors: z.array(namedSchema),
  /** What stays with the office, where others go on with it. */
  drafts: storedCount,
  statements: storedCount,
});
export type Leaving = z.infer<typeof leavingSchema>;

const shared = { origin: 'angsur', guard: ['is_user'] } as const;

export const listStaff = endpoint({
  ...shared,
  name: 'listStaff',
  method: 'GET',
  path: 'staff',
  summary:
    'One page of people of the offices that the caller sees, with search (name, user name, e-mail), state, title, office.',
  query: z.object({
    search: z.optional(searchText),
    state: z.optional(z.enum(STAFF_FILTERS)),
    title: z.optional(queryId),
    office: z.optional(officeId),
    page: z._default(pageNumber, 1),
    size: z._default(pageSize, STAFF_PAGE_SIZE),
    sort: z._default(z.enum(STAFF_SORTS), 'name'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
  }),
  data: z.object({ rows: z.array(staffRowSchema), count: storedCount, count_more: z.boolean() }),
});

export const getStaff = endpoint({
  ...shared,
  name: 'getStaff',
  method: 'GET',
  path: 'staff/{id}',
  summary:
    'One person: title, offices, state, sessions, waiting link, and whether the caller may change them.',
  params: idParams,
  data: staffPersonSchema,
});

export const staffChoicesSchema = z.object({
  titles: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      all_offices: z.boolean(),
      /** The caller may give it. */
      may_give: z.boolean(),
    }),
  ),
  /** Offices that the caller sees. */
  offices: z.array(z.object({ id: z.int(), name: z.string(), active: z.boolean() })),
});
export type StaffChoices = z.infer<typeof staffChoicesSchema>;

export const listStaffChoices = endpoint({
  ...shared,
  name: 'listStaffChoices',
  method: 'GET',
  path: 'staff-choices',
  summary: 'Titles, with whether the caller may give them, and offices to choose from.',
  data: staffChoicesSchema,
});

export const hireStaff = endpoint({
  ...shared,
  name: 'hireStaff',
  method: 'POST',
  path: 'staff',
  summary:
    'A new person, who waits for a second person (`waiting`) and then gets the link with which they choose a password. 422: the user name is or was somebody’s; a title or office that the caller can’t give.',
  body: staffHireSchema,
  data: staffPersonSchema,
  idempotent: true,
});

export const changeStaff = endpoint({
  ...shared,
  name: 'changeStaff',
  method: 'PUT',
  path: 'staff/{id}',
  summary:
    'Changes name, e-mail, title and offices. What widens, or changes somebody else’s e-mail, waits as a whole (`waiting`); the rest acts on the next call. 403: beyond the caller’s own reach. 409: changed since; data.current is the person as they are.',
  params: idParams,
  body: z.extend(staffChangeSchema, { version: recordVersion }),
  data: staffPersonSchema,
  idempotent: true,
});

export const saveStaffCertificate = endpoint({
  ...shared,
  name: 'saveStaffCertificate',
  method: 'PUT',
  path: 'staff/{id}/certificate',
  summary:
    'Writes the certificate of somebody whose title collects, or with null that there is none. 403: beyond the caller’s own reach, or one’s own. 409: changed since, or no longer employed. 422: the title collects nothing.',
  params: idParams,
  body: z.object({ certificate: z.nullable(certificateSchema), version: recordVersion }),
  data: staffPersonSchema,
  idempotent: true,
});

export const makeStaffLink = endpoint({
  ...shared,
  name: 'makeStaffLink',
  method: 'POST',
  path: 'staff/{id}/link',
  summary:
    'A new one-time link to choose a password, mailed to the person’s own address where that is 7 days old; else an approver confirms it (`waiting`), and the server prints it. For somebody who has a password it is a reset: the old one and every session end. 409: changed since.',
  params: idParams,
  body: z.object({ version: recordVersion }),
  data: z.object({
    person: staffPersonSchema,
    kind: z.enum(['INVITATION', 'RESET']),
    /** Masked address that it was mailed to; null: it was not. */
    sent_to: z.nullable(z.string()),
    /** Said here, once, only before the company’s first contract. */
    token: z.nullable(z.string()),
    /** Null: it waits for somebody else. */
    expires_at: z.nullable(instant),
  }),
});
export type MadeStaffLink = z.infer<typeof makeStaffLink.data>;

export const previewStaffEnd = endpoint({
  ...shared,
  name: 'previewStaffEnd',
  method: 'GET',
  path: 'staff/{id}/leaving',
  summary: 'What is in a person’s hands, and what would become of it when their employment ends.',
  params: idParams,
  data: leavingSchema,
});

const why = reasonText;

export const endStaff = endpoint({
  ...shared,
  name: 'endStaff',
  method: 'POST',
  path: 'staff/{id}/end',
  summary:
    'Ends employment: sessions, sockets and links at once; withdraws waiting requests, hands surveys and accounts over. 409: changed since, money not closed, or other things in hand than `items`.',
  params: idParams,
  body: z.object({
    version: recordVersion,
    reason: why,
    /** Keys of what was shown to be in the person’s hands. */
    items: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(2000)),
    /** Who surveys from now on; null: any surveyor of the office. */
    surveys_to: z.nullable(storedId),
    /** Who collects from now on; null: nobody yet. */
    accounts_to: z.nullable(storedId),
  }),
  data: staffPersonSchema,
  idempotent: true,
});

export const returnStaff = endpoint({
  ...shared,
  name: 'returnStaff',
  method: 'POST',
  path: 'staff/{id}/return',
  summary:
    'Takes somebody back, whose title and offices are confirmed, once a second person approves (`waiting`); they choose a new password by link. 409: changed since, or still employed.',
  params: idParams,
  body: z.object({ ...placeShape, version: recordVersion }),
  data: staffPersonSchema,
  idempotent: true,
});
