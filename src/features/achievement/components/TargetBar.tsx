import styles from './TargetBar.module.css';

export interface TargetBarProps {
  /** What was reached. */
  value: number;
  /** What was to be reached; null: none was set. */
  target: number | null;
}

/** How far a target is reached, as a bar; its words stand beside it, so that it says nothing to screen readers. */
export function TargetBar({ value, target }: TargetBarProps) {
  const share = target === null || target <= 0 ? 0 : Math.min(1, Math.max(0, value / target));
  return (
    <span className={styles.root} data-none={target === null || undefined} aria-hidden>
      <span style={{ transform: `scaleX(${share})` }} />
    </span>
  );
}
