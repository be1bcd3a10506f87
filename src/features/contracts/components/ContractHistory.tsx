import { DateText } from '@/components/DateText/DateText';
import type { ContractEvent } from '@/lib/contract/contractDetail';
import styles from './ContractHistory.module.css';

export interface ContractHistoryProps {
  /** Newest first. */
  events: readonly ContractEvent[];
}

/** What was done to a contract and its receipts, newest first. */
export function ContractHistory({ events }: ContractHistoryProps) {
  if (events.length === 0) return <p className={styles.nothing}>Belum ada catatan pada kontrak ini.</p>;
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <p>{event.summary}</p>
          <p data-part="when">
            {event.by?.name ?? 'Sistem'} · <DateText kind="instant" value={event.at} />
          </p>
          {event.reason && <blockquote>{event.reason}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
