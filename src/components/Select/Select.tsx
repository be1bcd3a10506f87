import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { useId, type ComponentPropsWithRef } from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { useRequired } from '@/components/TextField/requiredNames';
import styles from './Select.module.css';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
}

export interface SelectProps<V extends string = string>
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'required'>, FieldProps {
  /** What can be chosen. */
  options: readonly SelectOption<V>[];
  /** The value that is chosen. */
  value: V;
  /** The value that was chosen. */
  onChange: (value: V) => void;
}

/** One of a few choices; the device's own list opens, so it works on every phone. */
export function Select<V extends string>({
  label,
  error,
  hint,
  labelHidden,
  required: own,
  chars,
  options,
  onChange,
  id,
  className,
  ...select
}: SelectProps<V>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  // What always holds a choice asks for none.
  const required = useRequired(select.name, own) && options.some(({ value }) => value === '');
  return (
    <FieldFrame {...{ fieldId, label, error, hint, labelHidden, required, chars, className }}>
      <select
        className={styles.root}
        {...select}
        {...noteProps(fieldId, { error, hint, required })}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
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
