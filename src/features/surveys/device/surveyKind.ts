import type { FactKind, RecordKind } from '@/lib/device/RecordKind';
import { registrationLane, SURVEY_KIND } from '@/lib/device/takeSurveysAlong';
import { keptSurveySchema, surveyFactsSchema, type KeptSurvey, type SurveyFacts } from './keptSurveySchema';

/** Visits of surveyors: those of one registration go in order. */
export const SURVEY: RecordKind<KeptSurvey> = {
  name: SURVEY_KIND,
  schema: keptSurveySchema,
  laneOf: ({ facts }) => registrationLane(facts.registrationId),
  madeAt: ({ visitedAt }) => visitedAt,
};

/** Whom to visit. */
export const SURVEY_FACTS: FactKind<SurveyFacts> = {
  name: SURVEY_KIND,
  schema: surveyFactsSchema,
  keyOf: ({ registrationId }) => String(registrationId),
};
