import { CancelButton } from '@/components/Dialog/CancelButton';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Money } from '@/components/Money/Money';
import { PageParts } from '@/components/PageGrid/PageParts';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { BucketTarget, CollectorTarget } from '@/lib/contract/collectorTargets';
import { formatNumber } from '@/lib/format/rupiah';
import { formatMonth } from '@/lib/format/tanggal';
import { bucketLabel } from '@/lib/labels/bucketLabel';

export interface TargetReviewProps {
  /** What was set, and why the reader can’t. */
  target: CollectorTarget;
  /** `YYYY-MM`. */
  month: string;
  /** Asked to be closed. */
  onClose: () => void;
}

const COLUMNS: readonly Column<BucketTarget>[] = [
  { key: 'bucket', header: 'Hari terlambat', cell: ({ bucket }) => bucketLabel(bucket), minWidth: 120 },
  {
    ...{ key: 'amount', header: 'Rupiah', align: 'end', width: 150, card: 'aside' },
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    ...{ key: 'accounts', header: 'Akun', align: 'end', width: 90 },
    cell: ({ accounts }) => formatNumber(accounts),
  },
];

/** A target that the reader can’t set: what it is, and why not. */
export const TargetReview = ({ target, month, onClose }: TargetReviewProps) => (
  <Dialog
    open
    size="medium"
    title={`Target ${target.collector.name}, ${formatMonth(`${month}-01`)}`}
    onClose={onClose}
    actions={<CancelButton>Tutup</CancelButton>}
  >
    <PageParts>
      <WhyNot action="Ubah target">{target.obstacle}</WhyNot>
      <DataTable
        caption="Target menurut hari terlambat"
        columns={COLUMNS}
        rows={target.targets}
        rowKey={({ bucket }) => bucket}
        empty={<EmptyState title="Belum ada target untuk bulan ini" icon={null} />}
      />
    </PageParts>
  </Dialog>
);
