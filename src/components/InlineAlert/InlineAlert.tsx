import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Info from '@mui/icons-material/InfoRounded';
import Warning from '@mui/icons-material/WarningRounded';
import type { ReactNode } from 'react';
import styles from './InlineAlert.module.css';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface InlineAlertProps {
  /** What it means; sets colour and sign. */
  tone: AlertTone;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What was kept and what to do next. */
  children: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
}

const ICONS = { info: Info, success: CheckCircle, warning: Warning, danger: ErrorIcon };

/** A message at the place it is about. `danger` is read out at once, the others when there is a pause. */
export function InlineAlert({ tone, title, children, action }: InlineAlertProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.root} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      <Icon aria-hidden />
      <div data-part="body">
        <div data-part="text">
          {title && <strong>{title}</strong>}
          <div>{children}</div>
        </div>
        {action && <div data-part="action">{action}</div>}
      </div>
    </div>
  );
}
