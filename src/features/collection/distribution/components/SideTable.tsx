import { useMemo } from 'react';
import type { Column } from '@/components/DataTable/DataTable.types';
import { ListTable } from '@/components/RecordList/ListTable';
import type { RowsView } from '@/components/RecordList/ListView';
import type { DayRange } from '@/lib/arithmetic/overdueClass';
import type { DistributionSide } from '@/lib/contract/distribution';
import { formatNumber } from '@/lib/format/rupiah';
import { bucketsText, sideName } from '../domain/sideText';
import styles from './SideTable.module.css';

export interface SideTableProps {
  /** Before and after per collector. */
  sides: readonly DistributionSide[];
  /** Buckets that they are counted by; left out: how late they are does not show. */
  buckets?: readonly DayRange[];
}

/** Before and after of a distribution per collector: accounts, outstanding, DPD; what changes stands out. */
export function SideTable({ sides, buckets }: SideTableProps) {
  const view = useMemo(() => viewOf(buckets), [buckets]);
  const total = sides.reduce((sum, { after }) => sum + after.accounts, 0);
  const rupiah = sides.reduce((sum, { after }) => sum + after.outstanding, 0);
  return (
    <div className={styles.root}>
      <ListTable view={view} rows={sides} empty={<p>Tidak ada akun di kantor ini.</p>} />
      <p>
        Sebelum dan sesudah sama-sama {formatNumber(total)} akun, sisa pokok Rp{formatNumber(rupiah)}.
      </p>
    </div>
  );
}

const viewOf = (buckets: readonly DayRange[] | undefined): RowsView<DistributionSide, number> => ({
  caption: 'Sebelum dan sesudah per kolektor',
  keyOf: ({ collector }) => collector?.id ?? 0,
  skeletonRows: 4,
  columns: [
    { key: 'name', header: 'Kolektor', cell: sideName, minWidth: 150, whole: true },
    {
      ...{ key: 'accounts', header: 'Akun', align: 'end', width: 140 },
      cell: ({ before, after }) => <Change from={before.accounts} to={after.accounts} />,
    },
    {
      ...{ key: 'outstanding', header: 'Sisa pokok', align: 'end', width: 250 },
      cell: ({ before, after }) => <Change from={before.outstanding} to={after.outstanding} />,
    },
    ...(buckets ? [dpdColumn(buckets)] : []),
  ],
});

const dpdColumn = (buckets: readonly DayRange[]): Column<DistributionSide> => ({
  ...{ key: 'dpd', header: 'Terlambat sesudah', minWidth: 260, whole: true },
  cell: ({ after }) => bucketsText(after, buckets),
});

function Change({ from, to }: { from: number; to: number }) {
  if (from === to) return formatNumber(to);
  return (
    <span className={styles.change}>
      <s aria-label={`sebelum ${formatNumber(from)}`}>{formatNumber(from)}</s>
      <b aria-label={`sesudah ${formatNumber(to)}`}>{formatNumber(to)}</b>
    </span>
  );
}
