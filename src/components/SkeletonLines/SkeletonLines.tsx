import { Skeleton } from '@/components/Skeleton/Skeleton';
import styles from './SkeletonLines.module.css';

/** Text is ragged: widths in %, repeated. */
const WIDTHS = [92, 78, 86, 64];

export interface SkeletonLinesProps {
  /** How many lines of text. */
  lines: number;
}

/** The shape of a paragraph that is coming. */
export function SkeletonLines({ lines }: SkeletonLinesProps) {
  return (
    <span className={styles.root} aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={`${WIDTHS[index % WIDTHS.length]}%`} />
      ))}
    </span>
  );
}
