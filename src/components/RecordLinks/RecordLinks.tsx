import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import styles from './RecordLinks.module.css';

export interface RecordLink {
  href: string;
  /** What people call it: a name, or its number. */
  title: string;
  /** What else tells it apart: number, plate. Never cut. */
  detail: string;
  /** At the end of the row, such as an amount. */
  value?: ReactNode;
}

export interface RecordLinksProps {
  /** In the order in which they are shown. */
  records: readonly RecordLink[];
}

/** A short list of records, each a way to its page. */
export function RecordLinks({ records }: RecordLinksProps) {
  return (
    <ul className={styles.root}>
      {records.map(({ href, title, detail, value }) => (
        <li key={href}>
          <Link href={href}>
            <strong>{title}</strong>
            <span data-part="detail">{detail}</span>
            {value !== undefined && <span data-part="value">{value}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
