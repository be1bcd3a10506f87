import { useId, type Ref } from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import styles from './CodeField.module.css';

export interface CodeFieldProps extends FieldProps {
  /** How many digits. Default 6. */
  length?: number;
  /** The digits as typed. */
  value: string;
  /** The digits so far; anything else that was typed or pasted is dropped. */
  onChange: (value: string) => void;
  /** Called when the last digit came in. */
  onComplete?: (value: string) => void;
  /** Nothing can be chosen or typed. */
  disabled?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** A one-time code: one input under as many boxes as digits, so that paste and the phone's autofill work. */
export function CodeField({
  label,
  error,
  hint,
  labelHidden,
  length = 6,
  value,
  onChange,
  onComplete,
  ...input
}: CodeFieldProps) {
  const fieldId = useId();
  const handleChange = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldFrame className={styles.root} fieldId={fieldId} {...{ label, error, hint, labelHidden }}>
      <input
        {...input}
        {...noteProps(fieldId, { error, hint })}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => handleChange(event.target.value)}
        // The boxes show no caret: typing always goes on at the end.
        onSelect={({ currentTarget: it }) => it.setSelectionRange(it.value.length, it.value.length)}
      />
      <span data-part="boxes" aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span key={index} data-next={index === Math.min(value.length, length - 1) || undefined}>
            {value[index]}
          </span>
        ))}
      </span>
    </FieldFrame>
  );
}
