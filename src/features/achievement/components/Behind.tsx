import type { Achieved } from '@/lib/contract/achievement';
import { behindText } from '../domain/figureWords';
import styles from './Behind.module.css';
import { TargetBar } from './TargetBar';

export interface BehindProps {
  /** What was collected. */
  collected: Achieved;
  /** Null: none was set. */
  target: Achieved | null;
}

/** How far money is from its target: a bar, and what lacks in words. */
export const Behind = ({ collected, target }: BehindProps) => (
  <span className={styles.root}>
    <TargetBar value={collected.amount} target={target?.amount ?? null} />
    <span>{behindText(collected, target)}</span>
  </span>
);
