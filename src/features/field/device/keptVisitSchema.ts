/* A collector's visit as the device keeps it. Only its store reads by this. */
import * as z from 'zod/mini';
import { surveyPositionSchema } from '@/lib/contract/surveyFindings';
import { VISIT_MET, VISIT_PLACES, VISIT_RESULTS } from '@/lib/contract/visitTerms';
import { keptRecordShape, orOpen } from '@/lib/device/keptRecordSchema';

const typed = z.catch(z.string(), '');

/** What its form needs to know of the account, as the plan had it when the visit began. */
export const visitFactsSchema = z.object({
  code: z.string(),
  name: typed,
  phone: typed,
  whatsapp: typed,
  vehicle: typed,
  plate: typed,
  address: typed,
  village: typed,
  domicile: typed,
  place: orOpen(z.object({ latitude: z.number(), longitude: z.number() })),
  office: z.object({ id: z.int(), name: typed, zone: z.string() }),
  owed: z.catch(
    z.object({
      lines: z.array(z.object({ date_maturity: z.string(), remainder: z.int() })),
      penalty: z.int(),
    }),
    { lines: [], penalty: 0 },
  ),
  /** Until when one in the place of the promise that runs can be promised; null: none runs. */
  promiseUntil: orOpen(z.string()),
  consents: z.catch(
    z.array(
      z.object({ id: z.int(), kind: z.enum(['HOURS', 'PLACE']), words: z.string(), until: z.string() }),
    ),
    [],
  ),
  /** The day of the plan, and the name of its holiday; null: a working day. */
  day: typed,
  holiday: orOpen(z.string()),
});
export type VisitFacts = z.infer<typeof visitFactsSchema>;

/** A visit on this device. What can be asked once more is open again where it does not fit. */
export const keptVisitSchema = z.object({
  ...keptRecordShape,
  facts: visitFactsSchema,
  /** When it was finished, of a draft when it was begun; ISO 8601, by this device's clock. */
  visitedAt: z.string(),
  /** What the server's clock was ahead, ms; null: they never spoke. */
  clockDifference: orOpen(z.int()),
  met: orOpen(z.enum(VISIT_MET)),
  metName: typed,
  place: orOpen(z.enum(VISIT_PLACES)),
  result: orOpen(z.enum(VISIT_RESULTS)),
  /** What was paid, rupiah. */
  amount: orOpen(z.int()),
  /** The number that was given with it, once and for all; a record without the number that it gave is not read. */
  tts: z.nullable(z.object({ block: z.string(), nth: z.int(), number: z.string() })),
  promise: orOpen(z.object({ due: z.string(), amount: z.nullable(z.int()) })),
  note: typed,
  position: orOpen(surveyPositionSchema),
  noPosition: typed,
  /** The visit that it corrects. */
  corrects: orOpen(z.string()),
  /** Another visit of its day was known when it began, so it says why. */
  isSecond: z.catch(z.boolean(), false),
  againReason: typed,
  consentId: orOpen(z.int()),
});
export type KeptVisit = z.infer<typeof keptVisitSchema>;
