import { Skeleton } from '@/components/Skeleton/Skeleton';
import styles from './SharedCardShape.module.css';

export interface SharedCardShapeProps {
  /** The page’s heading. */
  title: string;
}

/** The shape of a card that is on its way. */
export function SharedCardShape({ title }: SharedCardShapeProps) {
  return (
    <div className={styles.root} aria-busy>
      <h1 tabIndex={-1}>{title}</h1>
      <p role="status">Kartu sedang dibuka…</p>
      <Skeleton height={72} radius={8} />
      <Skeleton height={132} radius={8} />
      <Skeleton height={64} radius={8} />
      <Skeleton height={64} radius={8} />
      <Skeleton height={64} radius={8} />
    </div>
  );
}
