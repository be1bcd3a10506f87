import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { colour, font, size, space } from '@/lib/theme/tokens';

export interface CodeFieldProps extends FieldProps {
  /** How many digits. Default 6. */
  length?: number;
  value: string;
  /** The digits so far; anything else that was typed or pasted is dropped. */
  onChange: (value: string) => void;
  /** Called when the last digit came in. */
  onComplete?: (value: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
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
    <Frame fieldId={fieldId} {...{ label, error, hint, labelHidden }}>
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
    </Frame>
  );
}

const Frame = styled(FieldFrame)({
  '&& [data-part="control"]': {
    position: 'relative',
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
  },
  '&& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'text' },
  '& [data-part="boxes"]': { display: 'flex', gap: space(2), width: '100%' },
  '& [data-part="boxes"] > span': {
    flex: 1,
    display: 'grid',
    placeItems: 'center',
    maxWidth: 52,
    height: size.touch + 8,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: size.corner,
    background: colour.surface,
    fontSize: font.title,
    fontWeight: font.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  '& input:focus + [data-part="boxes"] > [data-next]': {
    borderColor: colour.primary,
    boxShadow: `inset 0 0 0 1px ${colour.primary}`,
  },
  '& input:disabled + [data-part="boxes"] > span': { background: colour.sunken, borderColor: colour.line },
  '&[data-invalid] [data-part="boxes"] > span': { borderColor: colour.overdue },
});
