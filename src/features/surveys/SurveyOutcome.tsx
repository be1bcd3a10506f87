import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { formatInstant } from '@/lib/format/tanggal';
import type { KeptSurvey } from './device/KeptSurvey';
import { runQueue, useQueueState } from './device/surveyDevice';
import { surveyStatus } from './domain/surveyStatus';

export interface SurveyOutcomeProps {
  /** A visit that waits to be sent, or was sent. */
  survey: KeptSurvey;
  /** Where the registration is read, and led on. */
  detailHref: string;
  /** The registration still waits for this surveyor, as the server said. */
  waits: boolean;
}

/** How far a visit is that was put into the queue. Sent is said when the server said so, never before. */
export function SurveyOutcome({ survey, detailHref, waits }: SurveyOutcomeProps) {
  const queue = useQueueState();
  const sending = queue?.surveyId === survey.id ? queue.sending : null;
  const { label, detail } = surveyStatus(survey, sending);
  if (survey.step === 'sent') {
    return (
      <InlineAlert
        tone="success"
        title={label}
        action={<LinkButton href={detailHref}>Lihat di form</LinkButton>}
      >
        Diterima server {formatInstant(survey.sentAt)}.
        {waits && ' Form masih menunggu Anda: buka, lalu serahkan untuk analisa.'}
      </InlineAlert>
    );
  }
  const isResting = sending === null || sending.step === 'pause';
  return (
    <InlineAlert
      tone="info"
      title={label}
      action={isResting && <Button onClick={runQueue}>Kirim sekarang</Button>}
    >
      {survey.photos.length} foto dan semua isian. {detail}
    </InlineAlert>
  );
}
