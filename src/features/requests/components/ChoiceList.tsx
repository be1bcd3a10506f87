import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour, font, size, space } from '@/lib/theme/tokens';

interface Choice {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Why it cannot be chosen. */
  obstacle?: string | null;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  value: string | null;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** One of several records, each with its facts or with why it cannot be chosen. */
export function ChoiceList({ label, choices, value, error, disabled, onChange }: ChoiceListProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <Field aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
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
    </Field>
  );
}

const Field = styled('fieldset')({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: space(1), padding: 0, fontSize: font.small, fontWeight: font.medium },
  '& label': {
    display: 'flex',
    gap: space(2),
    alignItems: 'flex-start',
    padding: `${space(2)} ${space(3)}`,
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: colour.primary },
    '&[data-blocked]': { cursor: 'default', color: colour.inkMuted },
  },
  '& label > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& input': { flex: 'none', marginTop: space(1), accentColor: colour.primary },
  '& strong': { display: 'block', fontWeight: font.medium },
  '& small': { display: 'block', fontSize: font.small, color: colour.inkMuted },
  '& p': { color: colour.overdue, fontSize: font.small },
});
