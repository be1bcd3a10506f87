import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { FigureState } from '@/lib/collection/figures';
import type { ComparedFigure } from '@/lib/contract/monitoring';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDayBrief } from '@/lib/format/tanggal';
import { bucketLabel } from '@/lib/labels/bucketLabel';
import { STATE_LABELS } from '../domain/figureText';
import styles from './Tables.module.css';

/** One line of the table. */
export interface AgingRow {
  figure: ComparedFigure;
  state: FigureState;
  /** The list that has its contracts; null: the reader may not open it. */
  href: string | null;
}

export interface AgingTableProps {
  /** Buckets rising, what was taken back, and all together; undefined: not known yet. */
  rows: readonly AgingRow[] | undefined;
  /** The day that they stand beside, `YYYY-MM-DD`. */
  beforeDay: string;
}

/** What is owed by days late, beside the same day of last month; buckets and what was taken back are the outstanding. */
export const AgingTable = ({ rows, beforeDay }: AgingTableProps) => (
  <div className={styles.root}>
    <DataTable
      caption="Outstanding menurut hari terlambat"
      columns={columnsOf(beforeDay)}
      rows={rows}
      rowKey={({ figure }) => `${figure.figure} ${figure.slice ?? ''}`}
      empty={<EmptyState title="Belum ada kontrak yang berutang" icon={null} />}
      skeletonRows={8}
    />
  </div>
);

const nameOf = ({ figure, slice }: ComparedFigure) => {
  if (figure === 'outstanding') return 'Seluruhnya';
  return slice === null ? 'Unit ditarik' : bucketLabel(slice);
};

const columnsOf = (beforeDay: string): readonly Column<AgingRow>[] => [
  {
    ...{ key: 'bucket', header: 'Hari terlambat', minWidth: 130, whole: 'line' },
    cell: ({ figure }) => nameOf(figure),
  },
  {
    ...{ key: 'state', header: 'Keadaan', width: 142, card: 'aside' },
    cell: ({ state }) => {
      const mark = STATE_LABELS[state];
      return mark && <StatusChip tone={mark.tone}>{mark.label}</StatusChip>;
    },
  },
  {
    ...{ key: 'accounts', header: 'Kontrak', align: 'end', width: 92, card: 'line' },
    cell: ({ figure, href }) =>
      href !== null && figure.count > 0 ? (
        <Link href={href} aria-label={`${formatNumber(figure.count)} kontrak, ${nameOf(figure)}`}>
          {formatNumber(figure.count)}
        </Link>
      ) : (
        formatNumber(figure.count)
      ),
  },
  {
    ...{ key: 'amount', header: 'Outstanding', align: 'end', width: 184, card: 'lead' },
    cell: ({ figure }) => <Money value={figure.amount} />,
  },
  {
    ...{
      key: 'before',
      header: beforeDay === '' ? 'Bulan lalu' : formatDayBrief(beforeDay),
      align: 'end',
      width: 184,
      card: 'line',
    },
    cell: ({ figure }) => (figure.before ? <Money value={figure.before.amount} /> : 'belum ada'),
  },
];
