import { Link } from '@/components/Link/Link';
import type { OfficeCounts } from '@/lib/contract/officeClosing';
import { formatNumber } from '@/lib/format/rupiah';
import { HOLDING_LABELS, type OfficePlace } from '../domain/officePlaces';
import styles from './HoldingList.module.css';

export interface HoldingListProps {
  /** What is in the office. */
  holdings: OfficeCounts;
  /** Where each is listed; null: nowhere for this person. */
  hrefOf: (place: OfficePlace) => string | null;
}

const PLACES = Object.keys(HOLDING_LABELS) as OfficePlace[];

/** What is still in an office, each with the way to its list. */
export function HoldingList({ holdings, hrefOf }: HoldingListProps) {
  return (
    <dl className={styles.root} aria-label="Yang masih ada di kantor ini">
      {PLACES.map((place) => {
        const href = holdings[place] > 0 ? hrefOf(place) : null;
        return (
          <div key={place}>
            <dt>
              {href === null ? HOLDING_LABELS[place] : <Link href={href}>{HOLDING_LABELS[place]}</Link>}
            </dt>
            <dd>{formatNumber(holdings[place])}</dd>
          </div>
        );
      })}
    </dl>
  );
}
