import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What runs, for those who do not see the bar. */
  label: string;
  value: number;
  max: number;
  /** How far it is, in words; shown below the bar. */
  words: string;
}

/** How far long work is. */
export function ProgressBar({ label, value, max, words }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className={styles.root}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
      >
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
      <p aria-hidden>{words}</p>
    </div>
  );
}
