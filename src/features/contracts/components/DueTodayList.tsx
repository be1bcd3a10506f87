import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import { RecordLinks } from '@/components/RecordLinks/RecordLinks';
import type { ContractRow } from '@/lib/contract/contracts';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './DueTodayList.module.css';

/** So many contracts; `more`: at least. */
export interface SomeContracts {
  count: number;
  more: boolean;
}

export interface DueTodayListProps {
  /** Contracts whose next instalment is to be paid today, or on the holiday that follows; the first of `due`. */
  rows: readonly ContractRow[];
  /** How many those are. */
  due: SomeContracts;
  /** Contracts whose day has passed; null where that is not known. */
  overdue: SomeContracts | null;
  /** Where a contract is opened. */
  hrefOf: (code: string) => string;
  /** The list of those whose day has passed. */
  overdueHref: string;
}

/** What is to be paid today, and how many are late. */
export function DueTodayList({ rows, due, overdue, hrefOf, overdueHref }: DueTodayListProps) {
  return (
    <div className={styles.root}>
      {rows.length === 0 ? (
        <EmptyState icon={null} title="Tidak ada angsuran yang jatuh tempo hari ini" />
      ) : (
        <RecordLinks
          records={rows.map((row) => ({
            href: hrefOf(row.code),
            title: row.customer_name,
            detail: `${row.code} · ${row.plate_number}`,
            value: <Money value={row.instalment} place="text" />,
          }))}
        />
      )}
      <p>
        {due.count > rows.length && <span>{`${countText(due)} kontrak jatuh tempo hari ini`}</span>}
        {overdue && overdue.count > 0 && (
          <Link href={overdueHref}>{`${countText(overdue)} kontrak terlambat`}</Link>
        )}
      </p>
    </div>
  );
}

const countText = ({ count, more }: SomeContracts) =>
  more ? `${formatNumber(count)}+` : formatNumber(count);
