import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  actorSchema,
  instant,
  officeId,
  pageNumber,
  pageSize,
  queryDays,
  queryId,
  searchText,
} from './fields';
import { exportEndpoint } from './exportEndpoint';
import { REGISTRATION_PAGE_SIZE, REGISTRATION_SORTS, UNDER_WAY } from './registrationListDefaults';
import { STATUS_KINDS } from './registrationStatuses';

/*
 * The list of registrations: rows, figures, whom they are narrowed to, export (docs/decisions/0103).
 */

const count = z.int().check(z.minimum(0));
const guard = ['is_customer'] as const;

/** Where a registration stands. */
export const currentStatusSchema = z.object({
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
  status: currentStatusSchema,
  /** Since when it stands there. */
  status_since: instant,
  /** Days of the office's calendar since then. */
  age: count,
  surveyor: z.nullable(actorSchema),
  /** Name of the external marketer who brought the applicant. */
  marketer: z.nullable(z.string()),
  entered_by: actorSchema,
  created_at: instant,
});
export type RegistrationRow = z.infer<typeof registrationRowSchema>;

export const registrationListQuery = z.object({
  /** Name, NIK, phone, plate with or without spaces, form number. */
  search: z.optional(searchText),
  /** Id of a status, or every one that is not an end. */
  status: z.optional(z.union([z.literal(UNDER_WAY), queryId])),
  office: z.optional(officeId),
  /** Id of a surveyor. */
  surveyor: z.optional(queryId),
  /** Id of an external marketer. */
  marketer: z.optional(queryId),
  /** At least so many days of the office's calendar in its present status. */
  age: z.optional(queryDays),
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
  summary: 'One page of registrations with search, status, age in it, office, surveyor, marketer and sort.',
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

/** Somebody whom forms name. */
export const namedPersonSchema = z.object({
  id: z.int(),
  name: z.string(),
  office_id: z.int(),
  /** False: left; forms still bear the name. */
  active: z.boolean(),
});

export const namedPeopleSchema = z.object({
  surveyors: z.array(namedPersonSchema),
  marketers: z.array(namedPersonSchema),
});
export type NamedPeople = z.infer<typeof namedPeopleSchema>;

export const listNamedPeople = endpoint({
  name: 'listNamedPeople',
  method: 'GET',
  path: 'registrations/people',
  origin: 'angsur',
  guard,
  summary:
    'Who visits and who brings applicants of the offices that the caller sees, by name; also who left.',
  query: z.object({ office: z.optional(officeId) }),
  data: namedPeopleSchema,
});

/** The list's filters and order; an export has no pages. */
export const registrationExportQuery = z.omit(registrationListQuery, { page: true, size: true });

/** What an export will hold, before it starts. */
export const registrationExportSummary = z.object({
  /** Every filtered row, counted to the end. */
  count,
  /** Without folder and ending. */
  file_name: z.string(),
});

export const countRegistrationExport = endpoint({
  name: 'countRegistrationExport',
  method: 'GET',
  path: 'registrations/export/count',
  origin: 'angsur',
  guard: ['is_export'],
  summary: 'How many registrations an export would hold. 403: also without is_customer.',
  query: registrationExportQuery,
  data: registrationExportSummary,
});

export const exportRegistrations = exportEndpoint({
  name: 'exportRegistrations',
  path: 'registrations/export',
  origin: 'angsur',
  guard: ['is_export'],
  summary: 'Every filtered registration. 403: also without is_customer.',
  query: registrationExportQuery,
});
