import type { ReactNode } from 'react';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { SetupState, SetupStep } from '@/lib/contract/companySetup';
import { STATE_LABELS, STEP_TEXTS } from '../domain/setupText';
import styles from './SetupStepCard.module.css';

export interface SetupStepCardProps {
  /** Which step. */
  step: SetupStep;
  /** Its place among them, from 1. */
  place: number;
  /** Done, open, or passed over. */
  state: SetupState;
  /** The first one that asks for something. */
  isNext?: boolean;
  /** What there is of it already. */
  children: ReactNode;
  /** What can be done. */
  actions?: ReactNode;
}

/** One step of the set-up: what it is for, what there is of it, what can be done. */
export function SetupStepCard({ step, place, state, isNext = false, children, actions }: SetupStepCardProps) {
  const { title, about } = STEP_TEXTS[step];
  const { tone, text } = STATE_LABELS[state];
  return (
    <section
      className={styles.root}
      aria-labelledby={`langkah-${step}`}
      data-state={state}
      data-next={isNext || undefined}
    >
      <header>
        <span data-part="place" aria-hidden>
          {place}
        </span>
        <h2 id={`langkah-${step}`}>{title}</h2>
        <StatusChip tone={tone}>{text}</StatusChip>
      </header>
      <p data-part="about">{about}</p>
      {children}
      {actions && <div data-part="actions">{actions}</div>}
    </section>
  );
}
