import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import type { BatchPreview } from '@/lib/contract/commissions';
import styles from './HeldList.module.css';

export interface HeldListProps {
  /** Partners with approved commissions that are not paid now, and why. */
  held: BatchPreview['held'];
  /** Address of a partner's page. */
  hrefOfPartner: (id: number) => string;
}

/** Who is not paid now although something is approved, and what it waits for. */
export function HeldList({ held, hrefOfPartner }: HeldListProps) {
  return (
    <ul className={styles.root}>
      {held.map(({ partner, total, why }) => (
        <li key={`${partner.id} ${why}`}>
          <div>
            <Link href={hrefOfPartner(partner.id)}>{partner.name}</Link>
            <p>{why}</p>
          </div>
          <Money value={total} />
        </li>
      ))}
    </ul>
  );
}
