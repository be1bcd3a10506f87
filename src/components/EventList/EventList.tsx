import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import styles from './EventList.module.css';

/** Something that was done. */
export interface ListedEvent {
  id: number;
  /** What was done, as a sentence or a link. */
  summary: ReactNode;
  /** Whoever did it; null: the system itself. */
  by: { name: string } | null;
  /** When, ISO 8601. */
  at: string;
  /** More of what was done, in a line or a list below. */
  more?: ReactNode;
  /** What whoever did it wrote. */
  reason: string | null;
}

export interface EventListProps {
  /** Newest first. */
  events: readonly ListedEvent[];
  /** What is said where nothing was done yet. */
  empty: string;
}

/** What was done to a record, newest first. */
export function EventList({ events, empty }: EventListProps) {
  if (events.length === 0) return <p className={styles.nothing}>{empty}</p>;
  return (
    <ol className={styles.list}>
      {events.map(({ id, summary, by, at, more, reason }) => (
        <li key={id}>
          <p>{summary}</p>
          <p data-part="when">
            {by?.name ?? 'Sistem'} · <DateText kind="instant" value={at} />
          </p>
          {more && <div data-part="more">{more}</div>}
          {reason && <blockquote>{reason}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
