import CloudOff from '@mui/icons-material/CloudOffRounded';
import type { ReactNode } from 'react';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  /** What does not work meanwhile, as a sentence. */
  children: ReactNode;
  /** Default: a cloud without a connection. */
  icon?: ReactNode;
  /** A button that tries again. */
  action?: ReactNode;
}

/** A quiet bar: something is not live just now, and work can go on. */
export function OfflineNotice({ children, icon, action }: OfflineNoticeProps) {
  return (
    <div className={styles.root} role="status">
      {icon ?? <CloudOff aria-hidden />}
      <span>{children}</span>
      {action}
    </div>
  );
}
