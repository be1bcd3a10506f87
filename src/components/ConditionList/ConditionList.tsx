import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Pending from '@mui/icons-material/ErrorOutlineOutlined';
import type { ReactNode } from 'react';
import styles from './ConditionList.module.css';

/** One thing that must be so. */
export interface Condition {
  key: string;
  /** What it is about: 'Surat peringatan'. */
  label: string;
  /** It is so. */
  met: boolean;
  /** What is so, or what is missing and what to do. */
  text: string;
  /** The way to put it right. */
  action?: ReactNode;
}

export interface ConditionListProps {
  /** What they are for: names the list. */
  label: string;
  /** In the order in which they are put right. */
  conditions: readonly Condition[];
}

/** What must be so first: each as met or not, in words, with the way to put it right. */
export function ConditionList({ label, conditions }: ConditionListProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {conditions.map(({ key, label: what, met, text, action }) => (
        <li key={key} data-met={met}>
          {met ? <CheckCircle aria-hidden /> : <Pending aria-hidden />}
          <div>
            <p>
              <b>{what}</b> <span data-part="state">{met ? 'Terpenuhi' : 'Belum terpenuhi'}</span>
            </p>
            <p data-part="text">{text}</p>
            {action && <p>{action}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
