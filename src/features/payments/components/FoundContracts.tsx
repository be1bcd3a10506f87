import { DateText } from '@/components/DateText/DateText';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ContractRow } from '@/lib/contract/contracts';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import styles from './FoundContracts.module.css';

export interface FoundContractsProps {
  /** The contracts that were found. */
  rows: readonly ContractRow[];
  /** There are more than are shown. */
  more: boolean;
  /** Address of what a row leads to. */
  hrefOf: (code: string) => string;
}

/** The contracts that a search found; each is a link to its card. */
export function FoundContracts({ rows, more, hrefOf }: FoundContractsProps) {
  return (
    <div className={styles.root}>
      <ul aria-label="Kontrak yang ditemukan">
        {rows.map((row) => (
          <li key={row.code}>
            <Link href={hrefOf(row.code)}>{row.customer_name}</Link>
            <span data-part="what">
              {row.code} · {row.plate_number} · {row.vehicle}
            </span>
            <span data-part="stand">
              <StatusLine row={row} />
            </span>
          </li>
        ))}
      </ul>
      {more && <p>Masih ada yang lain. Tulis lebih lengkap, misalnya nomor polisi.</p>}
    </div>
  );
}

function StatusLine({ row }: { row: ContractRow }) {
  if (row.status === 'ACTIVE' && row.next_due !== null) {
    return (
      <>
        Jatuh tempo <DateText value={row.next_due} />
      </>
    );
  }
  const { label, tone } = contractStatusLabel(row.status, row.overdue);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
