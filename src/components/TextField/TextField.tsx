import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** What is wrong, next to the field; what was typed is kept. */
  error?: string | undefined;
  /** A short help below the field; gives way to `error`. */
  hint?: ReactNode;
  /** Hides the label from sight, not from screen readers. */
  labelHidden?: boolean;
  /** Stands inside the field, before the text (`Rp`). */
  prefix?: string;
  /** Stands inside the field, after the text. */
  suffix?: ReactNode;
}

/** One line of text with its label, help and error. */
export function TextField({
  label,
  error,
  hint,
  labelHidden = false,
  prefix,
  suffix,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const note = error ?? hint;
  return (
    <FieldRoot className={className} data-invalid={error ? true : undefined}>
      <label htmlFor={fieldId} data-hidden={labelHidden || undefined}>
        {label}
      </label>
      <div data-part="control">
        {prefix && <span data-part="prefix">{prefix}</span>}
        <input
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${fieldId}-note` : undefined}
        />
        {suffix}
      </div>
      {note && (
        <p id={`${fieldId}-note`} role={error ? 'alert' : undefined} data-part="note">
          {note}
        </p>
      )}
    </FieldRoot>
  );
}

/** The look that every field shares: label above, control, note below. */
export const FieldRoot = styled('div')({
  display: 'grid',
  gap: space(1),
  minWidth: 0,
  '& > label': { fontSize: font.small, fontWeight: font.medium, color: colour.inkMuted, lineHeight: '16px' },
  '& > label[data-hidden]': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& [data-part="control"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: size.control,
    padding: `0 ${space(3)}`,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: size.corner,
    background: colour.surface,
    '&:focus-within': { borderColor: colour.primary, boxShadow: `inset 0 0 0 1px ${colour.primary}` },
    '&:has(:disabled), &:has([readonly])': { background: colour.sunken, borderColor: colour.line },
  },
  '& [data-part="prefix"]': { color: colour.inkMuted },
  '& :is(input, select, textarea)': {
    flex: 1,
    minWidth: 0,
    padding: `${space(2)} 0`,
    border: 0,
    outline: 'none',
    background: 'none',
    fontSize: font.base,
    lineHeight: '18px',
    '&::placeholder': { color: colour.inkMuted, opacity: 1 },
  },
  '& [data-part="note"]': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '&[data-invalid] [data-part="control"]': { borderColor: colour.overdue },
  '&[data-invalid] [data-part="note"]': { color: colour.overdue },
  [media.mobile]: {
    '& [data-part="control"]': { minHeight: size.touch },
    // Smaller text makes iOS zoom into the field.
    '& :is(input, select, textarea)': { fontSize: font.large },
  },
});
