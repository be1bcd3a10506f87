import * as z from 'zod/mini';
import { actorSchema, enteredRupiah, instant } from './fields';
import { keptFileSchema } from './files';
import { noteText, typedText } from './plainText';
import { HOUSE_STATUSES } from './registrationForm';

/*
 * What a surveyor finds on a visit (docs/decisions/0106): few questions, fit for a phone held in one hand. What must be
 * answered before it is sent says `src/lib/registration/surveyErrors`.
 */

/** Who was met at the door. */
export const MET_PEOPLE = ['APPLICANT', 'SPOUSE', 'FAMILY', 'OTHER', 'NOBODY'] as const;
/** Whether the house is the one that the form names. */
export const ADDRESS_FINDINGS = ['SAME', 'DIFFERENT', 'NOT_FOUND'] as const;
/** What the surveyor would do. */
export const RECOMMENDATIONS = ['LAYAK', 'RAGU', 'TIDAK_LAYAK'] as const;

/** So many photos a visit has at most. */
export const MAX_PHOTOS = 12;

export const surveyFindingsSchema = z.object({
  met: z.enum(MET_PEOPLE),
  /** Name of who was met instead of the applicant. */
  met_name: typedText(80),
  address: z.enum(ADDRESS_FINDINGS),
  /** Null: could not be found out. */
  house: z.nullable(z.enum(HOUSE_STATUSES)),
  /** What neighbours said. */
  neighbours: noteText(500),
  /** Per month, rupiah, as seen or estimated; null: could not be found out. */
  income: z.nullable(enteredRupiah),
  /** Business and vehicle as they were seen. */
  seen: noteText(500),
  recommendation: z.enum(RECOMMENDATIONS),
  note: noteText(1000),
});
export type SurveyFindings = z.infer<typeof surveyFindingsSchema>;

export const surveyPositionSchema = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** How far off it may be, metres. */
  accuracy: z.number().check(z.minimum(0), z.maximum(1_000_000)),
});
export type SurveyPosition = z.infer<typeof surveyPositionSchema>;

/** A visit as the registration's page shows it. */
export const surveySchema = z.object({
  id: z.int(),
  surveyor: actorSchema,
  /** By the device's clock. */
  visited_at: instant,
  /** When it came here. */
  received_at: instant,
  position: z.nullable(surveyPositionSchema),
  /** Why there is no position; empty where there is one. */
  no_position: z.string(),
  findings: surveyFindingsSchema,
  /** Photos, in the order in which they were taken. */
  files: z.array(keptFileSchema),
  /** True: of the survey that the registration came to last; those before it stay to be read. */
  current: z.boolean(),
});
export type Survey = z.infer<typeof surveySchema>;
