import { DateText } from '@/components/DateText/DateText';
import type { Collecting } from '@/lib/contract/collecting';
import styles from '../../calls/components/RowList.module.css';

export interface CollectorHistoryProps {
  /** The latest first. */
  collectors: Collecting['collectors'];
}

/** Who collected a contract, from which day on. */
export function CollectorHistory({ collectors }: CollectorHistoryProps) {
  if (collectors.length === 0) return <p className={styles.none}>Belum pernah dibagikan kepada kolektor.</p>;
  return (
    <ul className={styles.root} aria-label="Riwayat kolektor">
      {collectors.map(({ from, collector, at, by, reason }) => (
        <li key={from}>
          <DateText kind="short" value={from} />
          <div data-part="facts">
            <p>{collector?.name ?? 'Belum berkolektor'}</p>
            <p data-part="more">
              {by?.name ?? 'Sistem'}, <DateText kind="instant" value={at} />
              {reason !== '' && ` · ${reason}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
