import { useId, type ReactNode } from 'react';
import styles from './ChoiceList.module.css';

interface Choice {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Why it cannot be chosen. */
  obstacle?: string | null;
}

export interface ChoiceListProps {
  /** What is chosen. */
  label: string;
  /** What can be chosen. */
  choices: readonly Choice[];
  /** The value that is chosen; null: none yet. */
  value: string | null;
  /** One must be chosen. Default false. */
  required?: boolean;
  /** What is missing, as a sentence. */
  error?: string | undefined;
  /** Nothing can be chosen or typed. */
  disabled?: boolean;
  /** What was chosen or typed. */
  onChange: (value: string) => void;
}

/** One of several records, each with its facts or with why it cannot be chosen. */
export function ChoiceList({
  label,
  choices,
  value,
  required = false,
  error,
  disabled,
  onChange,
}: ChoiceListProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={styles.root}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {choices.map((choice) => {
        const blocked = Boolean(choice.obstacle);
        return (
          <label key={choice.value} data-blocked={blocked || undefined}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={disabled === true || blocked}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <strong>{choice.title}</strong>
              {(choice.obstacle ?? choice.detail) && <small>{choice.obstacle ?? choice.detail}</small>}
            </span>
          </label>
        );
      })}
      {error && <p id={errorId}>{error}</p>}
    </fieldset>
  );
}
