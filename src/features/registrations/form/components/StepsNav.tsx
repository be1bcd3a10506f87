import { useEffect, useRef } from 'react';
import { STEPS, type StepId } from '../domain/formSteps';
import styles from './StepsNav.module.css';

export interface StepsNavProps {
  /** The step that is shown. */
  current: StepId;
  /** Steps with something wrong that is marked. */
  wrong: ReadonlySet<StepId>;
  /** Goes to a step. */
  onGo: (step: StepId) => void;
}

/** The steps of the form, any of which can be opened at any time. */
export function StepsNav({ current, wrong, onGo }: StepsNavProps) {
  const list = useRef<HTMLOListElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    const row = list.current?.parentElement;
    if (shown && row) row.scrollLeft = shown.offsetLeft - (row.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.root} aria-label="Langkah form">
      <ol ref={list}>
        {STEPS.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'step' : undefined}
              data-wrong={wrong.has(id) || undefined}
              onClick={() => onGo(id)}
            >
              <span data-part="number">{wrong.has(id) ? '!' : index + 1}</span>
              {title}
              {wrong.has(id) && <span className="visually-hidden">, ada yang harus diperbaiki</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
