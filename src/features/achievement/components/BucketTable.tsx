import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Link } from '@/components/Link/Link';
import { Money } from '@/components/Money/Money';
import type { BucketAchievement } from '@/lib/contract/achievement';
import { formatNumber } from '@/lib/format/rupiah';
import { bucketLabel } from '@/lib/labels/bucketLabel';
import type { LinkOf } from '../domain/rowLinks';
import { Behind } from './Behind';
import styles from './BucketTable.module.css';

export interface BucketTableProps {
  /** Rising; undefined: not known yet. */
  buckets: readonly BucketAchievement[] | undefined;
  /** Where the rows of a figure are; keep it stable between renders. */
  linkOf: LinkOf;
}

/** One collector’s target against what was collected, by days late; each figure leads to its rows. */
export function BucketTable({ buckets, linkOf }: BucketTableProps) {
  return (
    <div className={styles.root}>
      <DataTable
        caption="Target dan yang terkumpul"
        columns={columnsOf(linkOf)}
        rows={buckets}
        rowKey={({ bucket }) => bucket}
        empty={<EmptyState title="Belum ada kelompok hari terlambat" icon={null} />}
        skeletonRows={8}
      />
    </div>
  );
}

const columnsOf = (linkOf: LinkOf): readonly Column<BucketAchievement>[] => [
  {
    ...{ key: 'bucket', header: 'Hari terlambat', minWidth: 130, whole: 'line' },
    cell: ({ bucket }) => bucketLabel(bucket),
  },
  {
    ...{ key: 'behind', header: 'Terhadap target', minWidth: 190, whole: true, card: 'lead' },
    cell: (row) => <Behind {...row} />,
  },
  {
    ...{ key: 'collected', header: 'Terkumpul', align: 'end', width: 140, card: 'foot', cardLabel: true },
    cell: ({ bucket, collected }) => (
      <Link
        href={linkOf({ of: 'receipts', bucket })}
        aria-label={`${formatNumber(collected.amount)}, penerimaan ${bucketLabel(bucket)}`}
      >
        {formatNumber(collected.amount)}
      </Link>
    ),
  },
  {
    ...{ key: 'target', header: 'Target', align: 'end', width: 140, card: 'aside', cardLabel: true },
    cell: ({ target }) => <Money value={target?.amount} />,
  },
  {
    ...{
      key: 'accounts',
      header: 'Akun membayar',
      align: 'end',
      width: 132,
      card: 'footAside',
      cardLabel: true,
    },
    cell: ({ bucket, collected, target }) => (
      <span>
        <Link
          href={linkOf({ of: 'accounts', show: 'paid', bucket })}
          aria-label={`${formatNumber(collected.accounts)} akun yang membayar, ${bucketLabel(bucket)}`}
        >
          {formatNumber(collected.accounts)}
        </Link>
        {target && ` dari ${formatNumber(target.accounts)}`}
      </span>
    ),
  },
];
