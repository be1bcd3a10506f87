import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { StatusTone } from '@/lib/labels/statusLabel';
import styles from './SendingLine.module.css';

/** Where something that a phone keeps is by now, in words. */
export interface SendingStatus {
  tone: StatusTone;
  label: string;
  /** What that means, or what to do. */
  detail: string;
}

export interface SendingLineProps {
  /** Where it is. */
  status: SendingStatus;
}

/** Where something kept on this phone is by now; read out when it changes. */
export function SendingLine({ status: { tone, label, detail } }: SendingLineProps) {
  return (
    <div className={styles.root} role="status">
      <StatusChip tone={tone} wraps>
        {label}
      </StatusChip>
      <p>{detail}</p>
    </div>
  );
}
