import { useId } from 'react';
import { ON_A_SHEET } from '../domain/labels';
import styles from './LabelStart.module.css';

export interface LabelStartProps {
  /** The first free label of the sheet, from 1. */
  value: number;
  /** Another was chosen. */
  onChange: (start: number) => void;
}

/** Where a half used sheet goes on: a small sheet whose labels are pressed; by keyboard the arrows go from one to the next. */
export function LabelStart({ value, onChange }: LabelStartProps) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend>Mulai dari label</legend>
      <div>
        {Array.from({ length: ON_A_SHEET }, (_, at) => at + 1).map((label) => (
          <label key={label}>
            <input
              type="radio"
              name={name}
              value={label}
              checked={label === value}
              aria-label={`Label ke-${label}`}
              onChange={() => onChange(label)}
            />
            <span aria-hidden>{label < value ? '×' : label}</span>
          </label>
        ))}
      </div>
      <p>Lembar yang sudah terpakai sebagian: tekan label pertama yang masih kosong.</p>
    </fieldset>
  );
}
