import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef } from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { space } from '@/lib/theme/tokens';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange'>, FieldProps {
  options: readonly SelectOption[];
  value: string;
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
      <Native
        {...select}
        {...noteProps(fieldId, { error, hint })}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Native>
      <ExpandMore aria-hidden data-part="arrow" />
    </FieldFrame>
  );
}

const Native = styled('select')({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // The arrow lies over the select, so that a press on it opens the list too.
  margin: `0 ${space(-9)} 0 ${space(-3)}`,
  '&&': { padding: `${space(2)} ${space(9)} ${space(2)} ${space(3)}` },
  '&:disabled': { cursor: 'default' },
  '& + svg': { pointerEvents: 'none', marginLeft: space(-2) },
  '& option': { color: 'CanvasText', background: 'Canvas' },
});
