import { Skeleton } from '@/components/Skeleton/Skeleton';
import styles from './FigureBoard.module.css';

/** The shape of the head figures that are coming. */
export const FigureBoardSkeleton = () => (
  <div className={styles.root} data-brief aria-busy>
    <div>
      {[0, 1].map((at) => (
        <section key={at} aria-hidden>
          <Skeleton width="40%" />
          <Skeleton width="70%" height={24} />
          <Skeleton height={10} />
          <Skeleton width="50%" />
        </section>
      ))}
    </div>
    <div>
      {[0, 1, 2].map((at) => (
        <section key={at} aria-hidden>
          <Skeleton width="60%" />
          <Skeleton width="80%" height={24} />
          <Skeleton height={10} />
          <ul>
            <li>
              <Skeleton width="70%" />
            </li>
            <li>
              <Skeleton width="60%" />
            </li>
          </ul>
        </section>
      ))}
    </div>
  </div>
);
