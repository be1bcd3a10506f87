import { useId, type ReactNode } from 'react';
import { Choices, type ChoicesProps } from './Choices';
import styles from './SegmentedField.module.css';

export interface SegmentedFieldProps<V extends string> extends Omit<ChoicesProps<V>, 'name'> {
  /** What is chosen. */
  label: ReactNode;
  /** One must be chosen. */
  required?: boolean;
  /** Why it cannot be sent so. */
  error?: string | undefined;
  /** Below it stands why it cannot be sent so. */
  invalid?: boolean;
}

/** One of a few in a form, side by side: a thumb finds each. */
export function SegmentedField<V extends string>({
  label,
  options,
  value,
  required = false,
  error,
  invalid = error !== undefined,
  onChange,
}: SegmentedFieldProps<V>) {
  const name = useId();
  return (
    <fieldset
      className={styles.root}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      <div>
        <Choices {...{ name, options, value, onChange }} />
      </div>
      {error && (
        <p id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
