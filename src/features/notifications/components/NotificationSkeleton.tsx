import { Skeleton } from '@/components/Skeleton/Skeleton';
import styles from './NotificationSkeleton.module.css';

const ITEMS = [0.8, 0.6, 0.9, 0.7, 0.8, 0.6];

/** The shape of notifications that are on their way. */
export function NotificationSkeleton() {
  return (
    <div className={styles.root} role="status" aria-busy aria-label="Memuat notifikasi">
      {ITEMS.map((width, index) => (
        <div key={index}>
          <Skeleton width={`${width * 80}%`} height={14} />
          <Skeleton width="100%" />
          <Skeleton width={`${width * 90}%`} />
          <Skeleton width={120} height={10} />
        </div>
      ))}
    </div>
  );
}
