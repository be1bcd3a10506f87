import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { formatInstant } from '@/lib/format/tanggal';
import { runQueue, useQueueState } from '@/lib/device/device';
import type { KeptSurvey } from './device/KeptSurvey';
import { surveyStatus } from './domain/surveyStatus';
import styles from './SurveyOutcome.module.css';

export interface SurveyOutcomeProps {
  /** A visit that waits to be sent, or was sent. */
  survey: KeptSurvey;
  /** Where the registration is read, and led on. */
  detailHref: string;
  /** The registration still waits for this surveyor, as the server said. */
  waits: boolean;
  /** Hands the form over, while it waits; left out: that is done elsewhere. */
  handOver?: ReactNode;
}

/** How far a visit is that was put into the queue. Sent is said when the server said so, never before. */
export function SurveyOutcome({ survey, detailHref, waits, handOver }: SurveyOutcomeProps) {
  const queue = useQueueState();
  const sending = queue.get(survey.id) ?? null;
  const { label, detail } = surveyStatus(survey, sending);
  if (survey.step === 'sent') {
    return (
      <InlineAlert
        tone="success"
        title={label}
        action={
          <div className={styles.root}>
            {waits && handOver}
            <LinkButton href={detailHref}>Lihat di form</LinkButton>
          </div>
        }
      >
        Diterima server {formatInstant(survey.sentAt)}.
        {waits && ' Form masih menunggu Anda: serahkan untuk analisa.'}
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
