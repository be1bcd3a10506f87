import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { idParams, instant, storedId } from './fields';
import { noteText } from './plainText';
import { registrationSchema } from './registrations';
import { MAX_PHOTOS, surveyFindingsSchema, surveyPositionSchema } from './surveyFindings';

/** A visit as the device sends it; the same to the letter however often. */
export const surveyBodySchema = z.object({
  /** Made on the device when the visit begins: one visit is kept once. */
  id: z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)),
  /** By the device's clock. */
  visited_at: instant,
  position: z.nullable(surveyPositionSchema),
  /** Why there is no position. */
  no_position: noteText(200),
  findings: surveyFindingsSchema,
  /** Ids of pictures that this person sent before (docs/decisions/0098). */
  photos: z.array(storedId).check(z.minLength(1), z.maxLength(MAX_PHOTOS)),
});
export type SurveyBody = z.infer<typeof surveyBodySchema>;

export const sendSurvey = endpoint({
  name: 'sendSurvey',
  method: 'POST',
  path: 'registrations/{id}/surveys',
  origin: 'angsur',
  guard: ['is_customer'],
  summary:
    'A visit by its surveyor, while the registration stands in survey; once per id, however often it is sent. 403: not this surveyor’s. 409: the registration has moved on (data.current), or the id is another visit’s. 422: something is missing, or the visit’s time cannot be.',
  params: idParams,
  body: surveyBodySchema,
  data: registrationSchema,
  idempotent: true,
});
