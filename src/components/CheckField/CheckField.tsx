import { styled } from '@mui/material/styles';
import { useId, type ReactNode, type Ref } from 'react';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface CheckFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no; the words are part of the target. */
export function CheckField({ label, checked, onChange, hint, ...input }: CheckFieldProps) {
  const fieldId = useId();
  return (
    <Root>
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
    </Root>
  );
}

const Root = styled('div')({
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: size.control,
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'default', color: colour.inkMuted },
  },
  '& input': {
    flex: 'none',
    width: 18,
    height: 18,
    margin: 0,
    accentColor: colour.primary,
    cursor: 'inherit',
  },
  '& p': {
    marginLeft: 18 + 8,
    fontSize: font.small,
    lineHeight: '16px',
    color: colour.inkMuted,
  },
  [media.mobile]: { '& label': { minHeight: size.touch } },
});
