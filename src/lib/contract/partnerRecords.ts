import * as z from 'zod/mini';
import { actorSchema, calendarDate, instant, rupiah } from './fields';
import { isOneNumber, TWO_NUMBERS } from './phoneNumbers';
import { COMMISSION_STATES } from './partnerListDefaults';
import { bankAccountSchema, PARTNER_KINDS, schemeTermsSchema } from './partnerTerms';
import { nameText } from './plainText';
import { regionSchema } from './regions';
import { currentStatusSchema } from './registrationList';
import { stampsSchema } from './stamps';

/* What is said of a partner (docs/decisions/0102): the row of the list, the whole of it, its applications. */

const count = z.int().check(z.minimum(0));

/** A mobile or landline number as people write it: eight digits at least. */
export const PARTNER_PHONE = /^\(?(\+62|0)[ ()-]{0,3}\d([ ()-]{0,2}\d){6,13}$/;

/** What one person may write of a partner. */
export const partnerWriteSchema = z.object({
  name: nameText(3, 80),
  nik: z.string().check(z.regex(/^\d{16}$/)),
  /** Empty where there is none. */
  npwp: z.string().check(z.regex(/^(\d{15,16})?$/)),
  phone: z.string().check(z.regex(PARTNER_PHONE), z.refine(isOneNumber, { params: { words: TWO_NUMBERS } })),
  /** Official code of the kabupaten or kota; null: not said. */
  area_code: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
});
export type PartnerWrite = z.infer<typeof partnerWriteSchema>;

/** Commissions of a partner by state, rupiah. */
export const commissionSumsSchema = z.object({
  computed: rupiah,
  approved: rupiah,
  paid: rupiah,
  /** Was paid, was taken back, and has not been held back from a batch yet. */
  owed: rupiah,
});
export type CommissionSums = z.infer<typeof commissionSumsSchema>;

export const partnerRowSchema = z.object({
  id: z.int(),
  office_id: z.int(),
  name: z.string(),
  phone: z.string(),
  area: z.nullable(regionSchema),
  active: z.boolean(),
  /** Whether it has a scheme and an account: without them it is named on no form, and not paid. */
  has_scheme: z.boolean(),
  has_account: z.boolean(),
  /** Requests on scheme or account that wait. */
  waiting: count,
  sums: commissionSumsSchema,
});
export type PartnerRow = z.infer<typeof partnerRowSchema>;

/** What is asked for: a new scheme or a new account. */
export const partnerAskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ACCOUNT'), account: bankAccountSchema }),
  z.object({ kind: z.literal('SCHEME'), scheme: schemeTermsSchema }),
]);
export type PartnerAsk = z.infer<typeof partnerAskSchema>;

export const partnerRequestSchema = z.object({
  id: z.int(),
  ask: partnerAskSchema,
  reason: z.string(),
  request_by: actorSchema,
  requested_at: instant,
  /** The caller may approve and reject it. */
  may_decide: z.boolean(),
  /** The caller asked for it. */
  may_withdraw: z.boolean(),
});
export type PartnerRequest = z.infer<typeof partnerRequestSchema>;

export const partnerSchemeSchema = z.object({
  id: z.int(),
  /** 1 is the first. */
  number: z.int(),
  terms: schemeTermsSchema,
  /** In force from then on, until the next one. */
  since: instant,
  asked_by: actorSchema,
  approved_by: actorSchema,
});
export type PartnerScheme = z.infer<typeof partnerSchemeSchema>;

export const partnerEventSchema = z.object({
  id: z.int(),
  at: instant,
  /** Null: the system itself. */
  by: z.nullable(actorSchema),
  summary: z.string(),
  reason: z.nullable(z.string()),
  /** field → [before, after], as text. */
  changes: z.record(z.string(), z.tuple([z.nullable(z.string()), z.nullable(z.string())])),
});
export type PartnerEvent = z.infer<typeof partnerEventSchema>;

export const partnerSchema = z.object({
  id: z.int(),
  kind: z.enum(PARTNER_KINDS),
  office_id: z.int(),
  name: z.string(),
  nik: z.string(),
  npwp: z.string(),
  phone: z.string(),
  area: z.nullable(regionSchema),
  active: z.boolean(),
  /** Optimistic concurrency: a stale save gets 409. */
  version: z.int(),
  ...stampsSchema.shape,
  /** The office's today, which the sums are of. */
  as_of: calendarDate,
  account: z.nullable(
    z.object({
      ...bankAccountSchema.shape,
      /** Paid to from this day on: the one after its approval. */
      payable_from: calendarDate,
      asked_by: actorSchema,
      approved_by: actorSchema,
    }),
  ),
  /** Newest first; the first is in force. */
  schemes: z.array(partnerSchemeSchema),
  waiting: z.array(partnerRequestSchema),
  sums: commissionSumsSchema,
  /** What a scheme may have lines for, with those that it has. */
  contract_types: z.array(z.object({ id: z.int(), name: z.string(), active: z.boolean() })),
  /** Newest first; the latest hundred. */
  events: z.array(partnerEventSchema),
});
export type Partner = z.infer<typeof partnerSchema>;

/** A registration that names the partner. */
export const applicationSchema = z.object({
  id: z.int(),
  number: z.nullable(z.string()),
  applicant_name: z.string(),
  vehicle: z.string(),
  status: currentStatusSchema,
  status_since: instant,
  contract_code: z.nullable(z.string()),
  /** Of this partner for that contract; null: none yet, or its scheme has nothing for the type. */
  commission: z.nullable(z.object({ amount: rupiah, state: z.enum(COMMISSION_STATES) })),
});
export type Application = z.infer<typeof applicationSchema>;
