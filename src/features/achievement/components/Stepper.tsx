import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import styles from './Stepper.module.css';

export interface StepperProps {
  /** What is stepped through: 'Hari'. */
  noun: string;
  /** The one before or after, as the address says it; undefined: there is none. */
  besideOf: (step: 1 | -1) => string | undefined;
  /** One of them was chosen. */
  onStep: (to: string) => void;
  /** The one that is looked at. */
  children: ReactNode;
}

/** What is looked at, between the one before and the one after. */
export function Stepper({ noun, besideOf, onStep, children }: StepperProps) {
  const step = (label: string, by: 1 | -1) => {
    const to = besideOf(by);
    return (
      // Not `disabled`, which would take the focus away from who steps to the last one by the keys.
      <IconButton
        label={`${noun} ${label}`}
        aria-disabled={to === undefined || undefined}
        onClick={() => to !== undefined && onStep(to)}
      >
        {by === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
      </IconButton>
    );
  };
  return (
    <div className={styles.root} role="group" aria-label={noun}>
      {step('sebelumnya', -1)}
      <p aria-live="polite">{children}</p>
      {step('berikutnya', 1)}
    </div>
  );
}
