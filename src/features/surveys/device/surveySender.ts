import type { Registration } from '@/lib/contract/registrations';
import type { SurveyFindings } from '@/lib/contract/surveyFindings';
import type { SurveyBody } from '@/lib/contract/surveys';
import type { Sender } from '@/lib/device/RecordKind';
import type { KeptSurvey } from './KeptSurvey';

export interface SurveyCalls {
  /** Sends a photo, or finds the one that was sent before; gives its id there. */
  photo: NonNullable<Sender<KeptSurvey>['photo']>;
  survey: (registrationId: number, body: SurveyBody, signal: AbortSignal) => Promise<Registration>;
}

/** How a visit is sent. */
export const surveySender = (
  calls: SurveyCalls,
  onSent?: (registration: Registration) => void,
): Sender<KeptSurvey, Registration> => ({
  photo: calls.photo,
  record: (survey, photos, signal) =>
    calls.survey(survey.facts.registrationId, bodyOf(survey, photos), signal),
  ...(onSent && { onSent }),
});

/** A visit as the call has it. It was checked when it was put here; what is still open the server names. */
function bodyOf(survey: KeptSurvey, photos: number[]): SurveyBody {
  return {
    id: survey.id,
    visited_at: survey.visitedAt,
    position: survey.position,
    no_position: survey.position ? '' : survey.noPosition.trim(),
    findings: survey.findings as SurveyFindings,
    photos,
  };
}
