import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import styles from './ChosenBar.module.css';

export interface ChosenBarProps {
  /** Names what is chosen: 'Akun yang dipilih'. */
  label: string;
  /** Whether something is. */
  chosen: boolean;
  /** How many are, or what to do. */
  children: ReactNode;
  /** What is done with them. */
  act: string;
  /** Asked to do it. */
  onAct: () => void;
  /** Nothing is to be chosen any more. */
  onLeave: () => void;
}

/** Above rows that can be chosen: how many are, and what can be done with them. On phones it stands within the thumb's reach. */
export function ChosenBar({ label, chosen, children, act, onAct, onLeave }: ChosenBarProps) {
  return (
    <div className={styles.root} role="group" aria-label={label} data-foot-bar={chosen || undefined}>
      <p role="status">{children}</p>
      {chosen && (
        <>
          <Button kind="quiet" onClick={onLeave}>
            Lepas pilihan
          </Button>
          <Button kind="primary" onClick={onAct}>
            {act}
          </Button>
        </>
      )}
    </div>
  );
}
