import * as z from 'zod/mini';
import { calculationSchema } from './calculations';
import { disbursementAskSchema, disbursementSchema } from './disbursements';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  idParams,
  instant,
  queryId,
  recordVersion,
  rupiah,
  storedId,
} from './fields';
import { keptFileSchema } from './files';
import { noteText } from './plainText';
import { priceValuesSchema } from './prices';
import { registrationFormSchema } from './registrationForm';
import { currentStatusSchema } from './registrationList';
import { stampsSchema } from './stamps';
import { surveySchema } from './surveyFindings';
import { boundBySchema, vehicleRequestSchema, VEHICLE_MARKS } from './vehicleRequests';

/*
 * Form Registrasi (DOMAIN, Registration to contract; docs/decisions/0101): an application for financing, from the draft
 * to the contract. Amounts in rupiah.
 */

const count = z.int().check(z.minimum(0));
const guard = ['is_customer'] as const;

/** A step that was taken. */
export const registrationMoveSchema = z.object({
  id: z.int(),
  at: instant,
  by: actorSchema,
  from: z.string(),
  to: z.string(),
  note: z.string(),
});

/** What was done to a registration, or to its form. */
export const registrationEventSchema = z.object({
  id: z.int(),
  at: instant,
  by: actorSchema,
  /** Indonesian sentence. */
  summary: z.string(),
  reason: z.nullable(z.string()),
  /** Paths of the form's fields that were changed. */
  fields: z.array(z.string()),
});
export type RegistrationEvent = z.infer<typeof registrationEventSchema>;

/** A step that the caller's title may take from here. */
export const possibleMoveSchema = z.object({
  to: currentStatusSchema,
  needs_note: z.boolean(),
  /** Why it can't be taken as things are, in words; null: it can. */
  obstacle: z.nullable(z.string()),
});
export type PossibleMove = z.infer<typeof possibleMoveSchema>;

export const registrationSchema = z.object({
  id: z.int(),
  number: z.nullable(z.string()),
  office_id: z.int(),
  status: currentStatusSchema,
  status_since: instant,
  /** Counts changes of the form and steps (optimistic concurrency). */
  version: z.int(),
  form: registrationFormSchema,
  /** The files that `form.documents` names, and what was added on the way: photos of frame numbers, the signed paper, proofs. */
  files: z.array(keptFileSchema),
  entered_by: actorSchema,
  ...stampsSchema.shape,
  /** What the form names by number, as it is called now; null: nothing is chosen. */
  names: z.object({
    contract_type: z.nullable(z.string()),
    finance: z.nullable(z.string()),
    surveyor: z.nullable(z.string()),
    agent: z.nullable(z.string()),
    marketer: z.nullable(z.string()),
  }),
  /** The office's today. */
  today: calendarDate,
  /** What the form is calculated by as it stands; after approval what was approved. */
  basis: z.object({ calculation: z.nullable(calculationSchema), price: z.nullable(priceValuesSchema) }),
  /** What was approved; null before. */
  approved: z.nullable(
    z.object({
      by: actorSchema,
      at: instant,
      /** What is paid out of it. */
      disbursed: rupiah,
      principal: rupiah,
      instalment: rupiah,
      first_due: calendarDate,
    }),
  ),
  /** Id of the signed paper, which is among the files; null: not signed yet, or signed before it was asked for. */
  signed_paper: z.nullable(z.int()),
  /** How it was paid out, or the order that waits for a cashier; null: neither. */
  disbursement: z.nullable(disbursementSchema),
  /** The contract that it became. */
  contract_code: z.nullable(z.string()),
  /** Running contracts that the vehicle secures already, by its numbers: while there is one, nothing is approved or paid out. */
  bound_by: z.array(boundBySchema),
  /** What was asked last about the vehicle's numbers; null: nothing. */
  vehicle_request: z.nullable(vehicleRequestSchema),
  /** Visits to the applicant, the latest first. */
  surveys: z.array(surveySchema),
  /** The caller may change the form. */
  may_edit: z.boolean(),
  /** The caller may send a visit now. */
  may_survey: z.boolean(),
  /** What the caller may do next. */
  moves: z.array(possibleMoveSchema),
  /** Steps that were taken, oldest first. */
  past: z.array(registrationMoveSchema),
  /** Everything that was done, newest first; the latest hundred. */
  events: z.array(registrationEventSchema),
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
    'Takes a step: hands in, sends to survey, approves, rejects, sends back, cancels, signs, disburses (which makes the contract; in banknotes it orders a cashier to). 403: not by this person. 409: changed since, or not from here. 422: something is missing.',
  params: idParams,
  body: z.object({
    /** Id of the status. */
    to: storedId,
    version: recordVersion,
    note: noteText(500).check(z.trim()),
    /** File of the signed paper: asked for when it is signed, or paid out without having one. */
    signed_paper: z.optional(storedId),
    /** How the money goes: asked for when it is paid out. */
    disbursement: z.optional(disbursementAskSchema),
  }),
  data: registrationSchema,
  idempotent: true,
});

/** Something that has the same NIK, plate, chassis, engine, BPKB or phone number. */
export const duplicateSchema = z.object({
  /** Which of them are the same. */
  same: z.array(z.enum(['nik', ...VEHICLE_MARKS, 'phone'])),
  kind: z.enum(['REGISTRATION', 'CONTRACT']),
  office: z.object({ id: z.int(), name: z.string() }),
  /** A contract that still runs: while it does, nothing is lent on the same vehicle. */
  running: z.boolean(),
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
    'Registrations and contracts of all offices with the same NIK, plate, chassis, engine or BPKB number, then of those with the same phone or WhatsApp number, however it is written; of other offices only that there is one.',
  query: z.object({
    nik: z.optional(z.string().check(z.regex(/^\d{16}$/))),
    plate: z.optional(z.string().check(z.maxLength(15))),
    chassis: z.optional(z.string().check(z.maxLength(30))),
    engine: z.optional(z.string().check(z.maxLength(30))),
    bpkb: z.optional(z.string().check(z.maxLength(30))),
    /** Either is the same as whatever stands in either field. */
    phone: z.optional(z.string().check(z.maxLength(20))),
    whatsapp: z.optional(z.string().check(z.maxLength(20))),
    /** The registration that is typed, which is no duplicate of itself. */
    except: z.optional(queryId),
  }),
  data: z.array(duplicateSchema),
});
