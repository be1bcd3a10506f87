import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  actorSchema,
  calendarDate,
  enteredRupiah,
  idParams,
  instant,
  officeId,
  pageNumber,
  pageSize,
  rupiah,
  storedCount,
  storedId,
} from './fields';
import { keptFileSchema } from './files';
import { nameText, noteText, typedText } from './plainText';
import { surveyPositionSchema } from './surveyFindings';
import { deviceId, ttsSchema } from './tts';
import { MAX_VISIT_PHOTOS, VISIT_MET, VISIT_OUTSIDE, VISIT_PLACES, VISIT_RESULTS } from './visitTerms';

/*
 * A collector's visit (DOMAIN, Visit; Who, where, when): sent by the device, kept once, never changed.
 */

/** Most that a device's clock may be off, ms: the thousand years in which its times are taken, 2000 to 2999. */
export const MAX_CLOCK_DIFFERENCE = 366_000 * 86_400_000;

/** A visit as the device sends it; the same to the letter however often. */
export const visitBodySchema = z.object({
  /** Made on the device when the visit begins. */
  id: deviceId,
  contract_code: nameText(1, 40),
  /** By the device's clock. */
  visited_at: instant,
  /** What the server's clock was ahead of the device's when they last spoke, ms; null: they had not. */
  clock_difference: z.nullable(
    z.int().check(z.minimum(-MAX_CLOCK_DIFFERENCE), z.maximum(MAX_CLOCK_DIFFERENCE)),
  ),
  met: z.enum(VISIT_MET),
  /** With OTHER: who it was. */
  met_name: typedText(80),
  place: z.enum(VISIT_PLACES),
  result: z.enum(VISIT_RESULTS),
  /** With PAID, and only then: the TTS that was given for the sum, rupiah. */
  tts: z.nullable(
    z.object({ block: deviceId, nth: z.int().check(z.minimum(1), z.maximum(99_999)), amount: enteredRupiah }),
  ),
  /** With PROMISED; with PAID where a rest was promised. */
  promise: z.nullable(z.object({ due: calendarDate, amount: enteredRupiah })),
  note: noteText(500),
  position: z.nullable(surveyPositionSchema),
  /** Why there is no position. */
  no_position: noteText(200),
  /** Ids of pictures that this person sent before. */
  photos: z.array(storedId).check(z.maxLength(MAX_VISIT_PHOTOS)),
  /** The visit whose mistake this one corrects. */
  corrects: z.nullable(deviceId),
  /** Why it is a second one on its day; '': it is not known to be. */
  again_reason: noteText(300),
  /** The consent by which the hour or place is allowed. */
  consent_id: z.nullable(storedId),
});
export type VisitBody = z.infer<typeof visitBodySchema>;

export const visitSchema = z.object({
  id: deviceId,
  contract_code: z.string(),
  customer_name: z.string(),
  visited_by: actorSchema,
  /** Corrected by the difference of the clocks, its day in the office, by the device's clock, and when it came here. */
  at: instant,
  day: calendarDate,
  device_at: instant,
  received_at: instant,
  met: z.enum(VISIT_MET),
  met_name: z.string(),
  place: z.enum(VISIT_PLACES),
  result: z.enum(VISIT_RESULTS),
  tts: z.nullable(z.object({ number: z.string(), amount: rupiah, state: ttsSchema.shape.state })),
  promise: z.nullable(z.object({ due: calendarDate, amount: rupiah })),
  note: z.string(),
  position: z.nullable(surveyPositionSchema),
  no_position: z.string(),
  photos: z.array(keptFileSchema),
  corrects: z.nullable(deviceId),
  /** A later visit corrects this one. */
  corrected: z.boolean(),
  again_reason: z.string(),
  /** Which parts of who, where and when it is outside of, without a consent. */
  outside: z.array(z.enum(VISIT_OUTSIDE)),
  consent_id: z.nullable(z.int()),
});
export type Visit = z.infer<typeof visitSchema>;

export const sendVisit = endpoint({
  name: 'sendVisit',
  method: 'POST',
  path: 'collector/visits',
  origin: 'angsur',
  guard: ['is_collector'],
  summary:
    'A visit by its collector, once per id however often it is sent. Kept also outside of hours, place and person, and where the contract has been paid, moved or given to another since. 403: it never was this collector’s account. 409: the id or number came with other content. 422: what is missing; a second visit on its day asks for `again_reason`.',
  body: visitBodySchema,
  data: visitSchema,
  idempotent: true,
});

const pageQuery = { page: z._default(pageNumber, 1), size: z._default(pageSize, 10) };
const visitPage = z.object({ rows: z.array(visitSchema), count: storedCount });

export const listContractVisits = endpoint({
  name: 'listContractVisits',
  method: 'GET',
  path: 'contracts/{id}/visits',
  origin: 'angsur',
  guard: ['is_overdue', 'is_collector_spv', 'is_contract'],
  summary: "A contract's visits, newest first.",
  params: idParams,
  query: z.object(pageQuery),
  data: visitPage,
});

export const listOutsideVisits = endpoint({
  name: 'listOutsideVisits',
  method: 'GET',
  path: 'visits/outside',
  origin: 'angsur',
  guard: ['is_collector_spv'],
  summary: 'Visits outside of hours, place or person without a consent, newest first.',
  query: z.object({ office: z.optional(officeId), ...pageQuery }),
  data: visitPage,
});
