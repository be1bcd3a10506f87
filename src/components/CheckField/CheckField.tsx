import { useId, type ReactNode, type Ref } from 'react';
import styles from './CheckField.module.css';

export interface CheckFieldProps {
  /** What is agreed to. */
  label: ReactNode;
  /** Whether it is ticked. */
  checked: boolean;
  /** Ticked, or no longer. */
  onChange: (checked: boolean) => void;
  /** A sentence below it. */
  hint?: ReactNode;
  /** Nothing can be chosen or typed. */
  disabled?: boolean;
  /** The field’s name in the form. */
  name?: string;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no; the words are part of the target. */
export function CheckField({ label, checked, onChange, hint, ...input }: CheckFieldProps) {
  const fieldId = useId();
  return (
    <div className={styles.root}>
      <label>
        <input
          {...input}
          type="checkbox"
          aria-describedby={hint ? `${fieldId}-hint` : undefined}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && <p id={`${fieldId}-hint`}>{hint}</p>}
    </div>
  );
}
