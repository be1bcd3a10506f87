/* A visit as the device keeps it. Only its store reads by this: signing out asks what is unsent without the schema library. */
import * as z from 'zod/mini';
import { HOUSE_STATUSES } from '@/lib/contract/registrationForm';
import {
  ADDRESS_FINDINGS,
  MET_PEOPLE,
  RECOMMENDATIONS,
  surveyPositionSchema,
} from '@/lib/contract/surveyFindings';
import { keptRecordShape, orOpen } from '@/lib/device/keptRecordSchema';
import type { TypedFindings } from '@/lib/registration/surveyErrors';

/** What a surveyor must know of a registration on the way and at the door; kept on the device. */
export const surveyFactsSchema = z.object({
  registrationId: z.int(),
  number: z.string(),
  name: z.string(),
  phone: z.string(),
  /** '': the same as the telephone; what was kept before it was asked for has none. */
  whatsapp: z.catch(z.string(), ''),
  /** Where the applicant lives, in one line. */
  address: z.string(),
  /** Where that is on the map, where the form says it. */
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  vehicle: z.string(),
  plate: z.string(),
  /** Since when it waits for a visit, ISO 8601; null: it does not, or was kept before that was. */
  since: z.catch(z.nullable(z.string()), null),
  /** When it was read from the server, ISO 8601. */
  readAt: z.string(),
});
export type SurveyFacts = z.infer<typeof surveyFactsSchema>;

const typed = z.catch(z.nullable(z.string()), '');

const typedFindingsSchema: z.ZodMiniType<TypedFindings> = z.object({
  met: orOpen(z.enum(MET_PEOPLE)),
  met_name: typed,
  address: orOpen(z.enum(ADDRESS_FINDINGS)),
  house: orOpen(z.enum(HOUSE_STATUSES)),
  neighbours: typed,
  income: orOpen(z.int()),
  seen: typed,
  recommendation: orOpen(z.enum(RECOMMENDATIONS)),
  note: typed,
});

/** A visit on this device. */
export const keptSurveySchema = z.object({
  ...keptRecordShape,
  facts: surveyFactsSchema,
  /** ISO 8601, by this device's clock. */
  visitedAt: z.string(),
  findings: typedFindingsSchema,
  position: orOpen(surveyPositionSchema),
  /** Why there is no position. */
  noPosition: z.catch(z.string(), ''),
});
export type KeptSurvey = z.infer<typeof keptSurveySchema>;
