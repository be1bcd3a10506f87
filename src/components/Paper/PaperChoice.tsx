import { useId } from 'react';
import { PAPER_SIZES, PAPERS, type PaperSize } from '@/lib/paper/papers';
import styles from './PaperChoice.module.css';

export interface PaperChoiceProps {
  /** Null: nothing is chosen yet. */
  size: PaperSize | null;
  /** Another paper was chosen. */
  onSize: (size: PaperSize) => void;
}

/** Tallest that a paper is drawn, px; rolls run out of the drawing. */
const TALL = 64;
const SCALE = TALL / 297;

/** Which paper the printer of this device takes, drawn to scale. */
export function PaperChoice({ size, onSize }: PaperChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend>Kertas yang dipakai perangkat ini</legend>
      {PAPER_SIZES.map((one) => (
        <label key={one} data-chosen={one === size || undefined}>
          <span
            data-part="drawing"
            data-roll={PAPERS[one].height === null || undefined}
            style={{ width: PAPERS[one].width * SCALE, height: (PAPERS[one].height ?? 297) * SCALE }}
          />
          <span>
            <input type="radio" name={name} checked={one === size} onChange={() => onSize(one)} />
            {PAPERS[one].label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
