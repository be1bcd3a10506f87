/* A visit as the device keeps it. Only its store reads by this: signing out asks what is unsent without the schema library. */
import * as z from 'zod/mini';
import { HOUSE_STATUSES } from '@/lib/contract/registrationForm';
import {
  ADDRESS_FINDINGS,
  MET_PEOPLE,
  RECOMMENDATIONS,
  surveyPositionSchema,
} from '@/lib/contract/surveyFindings';
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

/** A photo of a visit; its content stands beside it on the device. */
const photoSchema = z.object({ id: z.string(), name: z.string(), bytes: z.int() });
export type KeptPhoto = z.infer<typeof photoSchema>;

/** Why the server did not take a visit. */
const refusalSchema = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  /** The registration is no longer in survey: nothing here is wrong. */
  moved: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
});
export type Refusal = z.infer<typeof refusalSchema>;

/** What can be asked once more is open again where it does not fit: nobody is at the house a second time. */
const orOpen = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);
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

/**
 * A visit on this device. `draft`: it is being filled; `waiting`: it goes to the server by itself; `refused`: the server
 * does not take it as it is; `sent`: the server has it.
 */
export const keptSurveySchema = z.object({
  /** Also its id on the server, so that it is kept once there. */
  id: z.string(),
  /** Id of the person whose visit it is; sent under no other name. */
  owner: z.string(),
  facts: surveyFactsSchema,
  step: z.enum(['draft', 'waiting', 'refused', 'sent']),
  /** ISO 8601, by this device's clock. */
  visitedAt: z.string(),
  findings: typedFindingsSchema,
  position: orOpen(surveyPositionSchema),
  /** Why there is no position. */
  noPosition: z.catch(z.string(), ''),
  photos: z.readonly(z.array(photoSchema)),
  refusal: orOpen(refusalSchema),
  /** When the server said that it has it, ISO 8601. */
  sentAt: orOpen(z.string()),
});
export type KeptSurvey = z.infer<typeof keptSurveySchema>;
