import { useEffect } from 'react';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SendingLine } from '@/components/SendingLine/SendingLine';
import type { Registration } from '@/lib/contract/registrations';
import { useQueueState } from '@/lib/device/device';
import { SurveyReading, type PhotoView } from './components/SurveyReading';
import { isUnsent } from './device/KeptSurvey';
import { surveyStore } from './device/surveyDevice';
import { factsOf } from './device/surveyFacts';
import { useSurveys } from './device/useSurveys';
import { surveyStatus } from './domain/surveyStatus';
import styles from './RegistrationSurveys.module.css';

export interface RegistrationSurveysProps {
  /** Whose visits are shown. */
  registration: Registration;
  /** Id of who is signed in. */
  reader: string;
  /** Where the visit is filled. */
  fillHref: string;
  /** Shows a photo. */
  Photo: PhotoView;
}

/** The visits to an applicant as they are read; for their surveyor also the way to fill one, kept for offline use. */
export function RegistrationSurveys({ registration, reader, fillHref, Photo }: RegistrationSurveysProps) {
  const { surveys, may_survey: maySurvey } = registration;
  useEffect(() => {
    // Where nothing more can be kept, the page that fills it says so.
    if (maySurvey)
      void surveyStore()
        .putFacts(reader, factsOf(registration))
        .catch(() => undefined);
  }, [registration, maySurvey, reader]);
  return (
    <div className={styles.root}>
      {maySurvey && <OwnSurvey id={registration.id} reader={reader} fillHref={fillHref} />}
      {surveys.map((survey) => (
        <SurveyReading key={survey.id} survey={survey} Photo={Photo} />
      ))}
      {surveys.length === 0 && <p>Belum ada hasil survei di server.</p>}
    </div>
  );
}

function OwnSurvey({ id, reader, fillHref }: { id: number; reader: string; fillHref: string }) {
  const { surveys } = useSurveys(reader);
  const queue = useQueueState();
  const own = surveys?.find((survey) => survey.facts.registrationId === id && isUnsent(survey));
  return (
    <>
      {own && <SendingLine status={surveyStatus(own, queue.get(own.id) ?? null)} />}
      <div>
        <LinkButton kind="primary" href={fillHref}>
          {own ? 'Buka survei' : 'Isi survei'}
        </LinkButton>
      </div>
    </>
  );
}
