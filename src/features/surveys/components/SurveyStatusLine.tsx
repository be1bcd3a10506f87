import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { SurveyStatus } from '../domain/surveyStatus';
import styles from './SurveyStatusLine.module.css';

export interface SurveyStatusLineProps {
  /** Where the visit is. */
  status: SurveyStatus;
}

/** Where a visit is by now; read out when it changes. */
export function SurveyStatusLine({ status: { tone, label, detail } }: SurveyStatusLineProps) {
  return (
    <div className={styles.root} role="status">
      <StatusChip tone={tone} wraps>
        {label}
      </StatusChip>
      <p>{detail}</p>
    </div>
  );
}
