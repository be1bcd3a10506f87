import { useId } from 'react';
import styles from './ThemeChoice.module.css';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeChoiceProps {
  /** Light, dark, or as the device says. */
  value: ThemeMode;
  /** What was chosen or typed. */
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
    <div className={styles.root} role="radiogroup" aria-label="Tampilan">
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
    </div>
  );
}
