import { Skeleton } from '@/components/Skeleton/Skeleton';
import styles from './TileFilter.module.css';

/** About as wide as a label of one word with its figure, px. */
const WIDTH = 110;

export interface TileFilterSkeletonProps {
  /** How many tiles are likely to come: they take the same lines, so that what is below stays where it is. */
  count: number;
}

/** The shape of a compact TileFilter whose parts are not known yet. */
export function TileFilterSkeleton({ count }: TileFilterSkeletonProps) {
  return (
    <div className={styles.root} data-compact aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={WIDTH} height="var(--tile-height)" radius={8} />
      ))}
    </div>
  );
}
