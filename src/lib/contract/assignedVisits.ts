import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant } from './fields';

/** So many are read ahead, those that have waited longest first: more nobody visits in a day. */
export const MAX_ASSIGNED = 200;

/** What a surveyor must know of a registration on the way and at the door. */
export const visitFactsSchema = z.object({
  /** Of the registration. */
  id: z.int(),
  /** Empty: it has none yet. */
  number: z.string(),
  /** Of the applicant. */
  name: z.string(),
  phone: z.string(),
  /** Empty: the same as the telephone. */
  whatsapp: z.string(),
  /** Where the applicant lives, in one line. */
  address: z.string(),
  /** Where that is on the map; null: the form does not say. */
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** Brand, type and year. */
  vehicle: z.string(),
  plate: z.string(),
  /** Since when it waits for a visit; null: it does not. */
  since: z.nullable(instant),
});
export type VisitFacts = z.infer<typeof visitFactsSchema>;

export const listAssignedVisits = endpoint({
  name: 'listAssignedVisits',
  method: 'GET',
  path: 'registrations/assigned',
  origin: 'angsur',
  guard: ['is_customer'],
  summary:
    'The registrations of the offices that the caller sees that stand in survey and name the caller as surveyor, with all that a visit needs: up to 200, those that wait longest first.',
  data: z.array(visitFactsSchema),
});
