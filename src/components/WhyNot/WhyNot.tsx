import InfoOutlined from '@mui/icons-material/InfoOutlined';
import type { ReactNode } from 'react';
import styles from './WhyNot.module.css';

export interface WhyNotProps {
  /** What can't be done here, as its button would say it. */
  action: string;
  /** For `aria-describedby` of the button that is out of use. */
  id?: string;
  /** Why, and the way that can: who does it, or what comes first. Ends with a full stop. */
  children: ReactNode;
}

/** Stands in the place of an action that can't be done, or beside its button: why, and the way that can. */
export function WhyNot({ action, id, children }: WhyNotProps) {
  return (
    <p className={styles.root} id={id}>
      <InfoOutlined aria-hidden />
      <span>
        <b>{action}:</b> {children}
      </span>
    </p>
  );
}
