import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What runs, for those who do not see the bar. */
  label: string;
  /** How much is done. */
  value: number;
  /** What counts as all. */
  max: number;
  /** How far it is, in words; shown below the bar. */
  valueText: string;
}

/** How far long work is. */
export function ProgressBar({ label, value, max, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className={styles.root}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
      >
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
      <p aria-hidden>{valueText}</p>
    </div>
  );
}
