import * as z from 'zod/mini';
import { calculationSchema } from './calculations';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryId,
  recordVersion,
  rupiah,
  searchText,
  storedId,
} from './fields';
import { priceValuesSchema } from './prices';
import { registrationFormSchema } from './registrationForm';
import { REGISTRATION_PAGE_SIZE, REGISTRATION_SORTS } from './registrationListDefaults';
import { STATUS_KINDS } from './registrationStatuses';
import { stampsSchema } from './stamps';

/*
 * Form Registrasi (DOMAIN, Registration to contract; docs/decisions/0101): an application for financing, from the draft
 * to the contract. Amounts in rupiah.
 */

const count = z.int().check(z.minimum(0));
const guard = ['is_customer'] as const;

/** Where a registration stands. */
export const standingSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(STATUS_KINDS),
});

/** A registration in a list: enough to know it by, and how long it has waited where it stands. */
export const registrationRowSchema = z.object({
  id: z.int(),
  /** `{office}/R{YYMM}/{00001}`, given when it is handed in; null before. */
  number: z.nullable(z.string()),
  office_id: z.int(),
  applicant_name: z.string(),
  phone: z.string(),
  /** Brand, type and year. */
  vehicle: z.string(),
  plate_number: z.string(),
  status: standingSchema,
  /** Since when it stands there. */
  status_since: instant,
  /** Days of the office's calendar since then. */
  age: count,
  surveyor: z.nullable(actorSchema),
  entered_by: actorSchema,
  created_at: instant,
});
export type RegistrationRow = z.infer<typeof registrationRowSchema>;

export const registrationListQuery = z.object({
  /** Name, NIK, phone, plate with or without spaces, form number. */
  search: z.optional(searchText),
  /** Id of a status. */
  status: z.optional(queryId),
  office: z.optional(officeId),
  /** Id of a surveyor. */
  surveyor: z.optional(queryId),
  page: z._default(pageNumber, 1),
  size: z._default(pageSize, REGISTRATION_PAGE_SIZE),
  sort: z._default(z.enum(REGISTRATION_SORTS), 'waiting'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
});

export const registrationPageSchema = z.object({
  rows: z.array(registrationRowSchema),
  /** Rows in all, up to where counting stops. */
  count,
  /** True when there are more than `count` says. */
  count_more: z.boolean(),
});
export type RegistrationPage = z.infer<typeof registrationPageSchema>;

export const listRegistrations = endpoint({
  name: 'listRegistrations',
  method: 'GET',
  path: 'registrations',
  origin: 'angsur',
  guard,
  summary: 'One page of registrations with search, status, office, surveyor and sort.',
  query: registrationListQuery,
  data: registrationPageSchema,
});

export const registrationFiguresSchema = z.array(
  z.object({ status_id: z.int(), count, count_more: z.boolean() }),
);

export const countRegistrations = endpoint({
  name: 'countRegistrations',
  method: 'GET',
  path: 'registrations/figures',
  origin: 'angsur',
  guard,
  summary: 'How many registrations stand in each status, up to a thousand each.',
  query: z.object({ office: z.optional(officeId) }),
  data: registrationFiguresSchema,
});

/** A step that was taken. */
export const registrationMoveSchema = z.object({
  id: z.int(),
  at: instant,
  by: actorSchema,
  from: z.string(),
  to: z.string(),
  note: z.string(),
});

/** A step that the caller's title may take from here. */
export const possibleMoveSchema = z.object({
  to: standingSchema,
  needs_note: z.boolean(),
  /** Why it can't be taken as things are, in words; null: it can. */
  obstacle: z.nullable(z.string()),
});
export type PossibleMove = z.infer<typeof possibleMoveSchema>;

export const registrationSchema = z.object({
  id: z.int(),
  number: z.nullable(z.string()),
  office_id: z.int(),
  status: standingSchema,
  status_since: instant,
  /** Counts changes of the form and steps (optimistic concurrency). */
  version: z.int(),
  form: registrationFormSchema,
  entered_by: actorSchema,
  ...stampsSchema.shape,
  /** The office's today. */
  today: calendarDate,
  /** What the form is calculated by as it stands; after approval what was approved. */
  basis: z.object({ calculation: z.nullable(calculationSchema), price: z.nullable(priceValuesSchema) }),
  /** What was approved; null before. */
  approved: z.nullable(
    z.object({
      by: actorSchema,
      at: instant,
      principal: rupiah,
      instalment: rupiah,
      first_due: calendarDate,
    }),
  ),
  /** The contract that it became. */
  contract_code: z.nullable(z.string()),
  /** The caller may change the form. */
  may_edit: z.boolean(),
  /** What the caller may do next. */
  moves: z.array(possibleMoveSchema),
  /** What was done, oldest first. */
  past: z.array(registrationMoveSchema),
});
export type Registration = z.infer<typeof registrationSchema>;

export const getRegistration = endpoint({
  name: 'getRegistration',
  method: 'GET',
  path: 'registrations/{id}',
  origin: 'angsur',
  guard,
  summary: 'One registration: form, where it stands, what the caller may do next, what was done.',
  params: idParams,
  data: registrationSchema,
});

export const createRegistration = endpoint({
  name: 'createRegistration',
  method: 'POST',
  path: 'registrations',
  origin: 'angsur',
  guard,
  summary: 'A new draft in the own office. 403: by a surveyor.',
  body: z.object({ form: registrationFormSchema }),
  data: registrationSchema,
  idempotent: true,
});

export const saveRegistration = endpoint({
  name: 'saveRegistration',
  method: 'PUT',
  path: 'registrations/{id}',
  origin: 'angsur',
  guard,
  summary:
    'Saves a draft as it is typed. 409: it was changed since, or is no draft any more; data.current is the registration as it is.',
  params: idParams,
  body: z.object({ form: registrationFormSchema, version: recordVersion }),
  data: registrationSchema,
  idempotent: true,
});

export const moveRegistration = endpoint({
  name: 'moveRegistration',
  method: 'POST',
  path: 'registrations/{id}/moves',
  origin: 'angsur',
  guard,
  summary:
    'Takes a step: hands in, sends to survey, approves, rejects, sends back, cancels, signs, disburses (which makes the contract). 403: not by this person. 409: changed since, or not from here. 422: something is missing.',
  params: idParams,
  body: z.object({
    /** Id of the status. */
    to: storedId,
    version: recordVersion,
    note: z.string().check(z.trim(), z.maxLength(500)),
  }),
  data: registrationSchema,
  idempotent: true,
});

/** Something that has the same NIK, plate, chassis or engine number. */
export const duplicateSchema = z.object({
  /** Which of them are the same. */
  same: z.array(z.enum(['nik', 'plate', 'chassis', 'engine'])),
  kind: z.enum(['REGISTRATION', 'CONTRACT']),
  office: z.object({ id: z.int(), name: z.string() }),
  /** Name of its status: of the flow, or the contract's own. */
  status: z.string(),
  /** What follows only where the reader sees that office: id or code, number, name, days late. */
  record: z.nullable(
    z.object({ id: z.string(), number: z.string(), name: z.string(), vehicle: z.string(), overdue: count }),
  ),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

export const findDuplicates = endpoint({
  name: 'findDuplicates',
  method: 'GET',
  path: 'registrations/duplicates',
  origin: 'angsur',
  guard,
  summary:
    'Registrations and contracts of all offices with the same NIK, plate, chassis or engine number; of other offices only that there is one.',
  query: z.object({
    nik: z.optional(z.string().check(z.regex(/^\d{16}$/))),
    plate: z.optional(z.string().check(z.maxLength(15))),
    chassis: z.optional(z.string().check(z.maxLength(30))),
    engine: z.optional(z.string().check(z.maxLength(30))),
    /** The registration that is typed, which is no duplicate of itself. */
    except: z.optional(queryId),
  }),
  data: z.array(duplicateSchema),
});
