import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useId, type ComponentPropsWithRef } from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange'>, FieldProps {
  /** What can be chosen. */
  options: readonly SelectOption[];
  /** The value that is chosen. */
  value: string;
  /** The value that was chosen. */
  onChange: (value: string) => void;
}

/** One of a few choices; the device's own list opens, so it works on every phone. */
export function Select({
  label,
  error,
  hint,
  labelHidden,
  options,
  onChange,
  id,
  className,
  ...select
}: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ fieldId, label, error, hint, labelHidden, className }}>
      <select
        className={styles.root}
        {...select}
        {...noteProps(fieldId, { error, hint })}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ExpandMore aria-hidden data-part="arrow" />
    </FieldFrame>
  );
}
