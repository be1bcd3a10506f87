import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeChoiceProps {
  value: ThemeMode;
  onChange: (mode: ThemeMode) => void;
}

const CHOICES: readonly { mode: ThemeMode; label: string }[] = [
  { mode: 'light', label: 'Terang' },
  { mode: 'dark', label: 'Gelap' },
  { mode: 'system', label: 'Ikut perangkat' },
];

/** Light, dark, or as the device is set. */
export function ThemeChoice({ value, onChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label="Tampilan">
      {CHOICES.map(({ mode, label }) => (
        <label key={mode} data-chosen={value === mode || undefined}>
          <input
            type="radio"
            name={name}
            value={mode}
            checked={value === mode}
            onChange={() => onChange(mode)}
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

const Group = styled('div')({
  display: 'inline-flex',
  justifySelf: 'start',
  padding: 2,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: size.corner,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.control - 6,
    padding: `0 ${space(3)}`,
    borderRadius: size.corner - 3,
    color: colour.inkMuted,
    fontWeight: font.medium,
    cursor: 'pointer',
    '&[data-chosen]': { background: colour.primarySoft, color: colour.primary },
    '&:focus-within': { outline: `2px solid ${colour.primary}`, outlineOffset: 2 },
  },
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1, margin: 0 },
  [media.mobile]: { '& label': { minHeight: size.touch } },
});
