import { newId } from '@/lib/device/KeptRecord';
import type { TypedFindings } from '@/lib/registration/surveyErrors';
import type { KeptSurvey, SurveyFacts } from './keptSurveySchema';

export { isUnsent, newId } from '@/lib/device/KeptRecord';
export type { KeptSurvey, SurveyFacts } from './keptSurveySchema';

const NOTHING_FOUND: TypedFindings = {
  met: null,
  met_name: '',
  address: null,
  house: null,
  neighbours: '',
  income: null,
  seen: '',
  recommendation: null,
  note: '',
};

/** A visit that begins now. */
export const newSurvey = (owner: string, facts: SurveyFacts, now = new Date()): KeptSurvey => ({
  id: newId(),
  owner,
  facts,
  step: 'draft',
  visitedAt: now.toISOString(),
  findings: NOTHING_FOUND,
  position: null,
  noPosition: '',
  photos: [],
  refusal: null,
  sentAt: null,
});
