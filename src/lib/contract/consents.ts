import * as z from 'zod/mini';
import { collectionPageQuery } from './calls';
import { endpoint } from './endpoint';
import { actorSchema, calendarDate, idParams, instant, storedId } from './fields';
import { keptFileSchema } from './files';
import { noteText } from './plainText';

/*
 * What a borrower allows beyond the rule of place and hours (DOMAIN, Who, where, when).
 */

export const CONSENT_KINDS = ['HOURS', 'PLACE'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const consentSchema = z.object({
  id: z.int(),
  kind: z.enum(CONSENT_KINDS),
  words: z.string(),
  given_on: calendarDate,
  /** The last day on which it holds. */
  until: calendarDate,
  /** HOLDS: on the office's today. ENDED: taken back. OVER: by its day. */
  state: z.enum(['HOLDS', 'ENDED', 'OVER']),
  file: keptFileSchema,
  created_at: z.nullable(instant),
  created_by: z.nullable(actorSchema),
  ended_at: z.nullable(instant),
  ended_by: z.nullable(actorSchema),
});
export type Consent = z.infer<typeof consentSchema>;

export const listConsents = endpoint({
  name: 'listConsents',
  method: 'GET',
  path: 'contracts/{id}/consents',
  origin: 'angsur',
  guard: ['is_overdue', 'is_collector_spv', 'is_contract'],
  summary: "A contract's consents, newest first.",
  params: idParams,
  query: collectionPageQuery,
  data: z.object({ rows: z.array(consentSchema), count: z.int().check(z.minimum(0)) }),
});

export const consentBodySchema = z.object({
  kind: z.enum(CONSENT_KINDS),
  /** What is allowed, in the borrower's words. */
  words: noteText(500).check(z.trim(), z.minLength(5)),
  given_on: calendarDate,
  until: calendarDate,
  /** An upload of one's own: the paper that the borrower signed. */
  file_id: storedId,
});
export type ConsentBody = z.infer<typeof consentBodySchema>;

export const recordConsent = endpoint({
  name: 'recordConsent',
  method: 'POST',
  path: 'contracts/{id}/consents',
  origin: 'angsur',
  guard: ['is_contract'],
  summary:
    'Keeps a consent with its paper. 422: it was given on a day that has not come or over a year before the contract began, ends before it begins, or holds for more than five years. 409: the contract has ended.',
  params: idParams,
  body: consentBodySchema,
  data: consentSchema,
  idempotent: true,
});

export const endConsent = endpoint({
  name: 'endConsent',
  method: 'POST',
  path: 'contracts/{id}/consents/end',
  origin: 'angsur',
  guard: ['is_contract'],
  summary:
    'Takes a consent back at once; one that holds no more stays as it is. 404: the contract has no such consent.',
  params: idParams,
  body: z.object({ consent_id: storedId }),
  data: consentSchema,
  idempotent: true,
});
