import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import type { ContractEvent } from '@/lib/contract/contractDetail';
import styles from './ContractHistory.module.css';

export interface ContractHistoryProps {
  /** Newest first. */
  events: readonly ContractEvent[];
  /** Address of a receipt's page; left out for those who may not open one. */
  hrefOfReceipt?: ((id: number) => string) | undefined;
}

/** What was done to a contract and its receipts, newest first. */
export function ContractHistory({ events, hrefOfReceipt }: ContractHistoryProps) {
  if (events.length === 0) return <p className={styles.nothing}>Belum ada catatan pada kontrak ini.</p>;
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <p>
            {event.receipt_id !== null && hrefOfReceipt ? (
              <Link href={hrefOfReceipt(event.receipt_id)}>{event.summary}</Link>
            ) : (
              event.summary
            )}
          </p>
          <p data-part="when">
            {event.by?.name ?? 'Sistem'} · <DateText kind="instant" value={event.at} />
          </p>
          {event.reason && <blockquote>{event.reason}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
