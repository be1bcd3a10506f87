import type { VisitFacts } from '@/lib/contract/assignedVisits';
import type { Registration } from '@/lib/contract/registrations';
import { visitFacts } from '@/lib/registration/visitFacts';
import type { SurveyFacts } from './KeptSurvey';

/** What of a registration is kept for the way. */
export const factsOf = (registration: Registration, now = new Date()): SurveyFacts =>
  keptFacts(visitFacts(registration), now);

/** The same as the server gives it. */
export const keptFacts = ({ id, ...facts }: VisitFacts, now: Date): SurveyFacts => ({
  ...facts,
  registrationId: id,
  readAt: now.toISOString(),
});
