import Check from '@mui/icons-material/CheckRounded';
import { DateText } from '@/components/DateText/DateText';
import type { WayStep } from '../domain/flowWay';
import styles from './RegistrationSteps.module.css';

export interface RegistrationStepsProps {
  /** From the draft on; what lies ahead too. */
  steps: readonly WayStep[];
  /** Who has to act now; null: nobody. */
  awaited: string | null;
}

const STATES = { done: 'Selesai', now: 'Sekarang', next: 'Berikutnya' };

/** The way of a registration: what is behind, where it stands and who has to act, what lies ahead. */
export function RegistrationSteps({ steps, awaited }: RegistrationStepsProps) {
  return (
    <div className={styles.root}>
      <ol>
        {steps.map(({ id, name, state, at, by }) => (
          <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span data-part="sign" role="img" aria-label={STATES[state]}>
              {state === 'done' && <Check aria-hidden />}
            </span>
            <p data-part="name">{name}</p>
            {at && (
              <p data-part="when">
                {by && `${by}, `}
                <DateText kind="instant" value={at} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {awaited && (
        <p data-part="awaited">
          Menunggu <b>{awaited}</b>.
        </p>
      )}
    </div>
  );
}
