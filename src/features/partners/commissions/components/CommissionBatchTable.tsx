import type { ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import type { BatchRow } from '@/lib/contract/commissions';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';

export interface CommissionBatchTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly BatchRow[] | undefined;
  /** Address of a batch; keep it stable between renders. */
  hrefOf: (row: BatchRow) => string;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** What stands there when there are no rows. */
  empty: ReactNode;
  /** Rows of the shape. */
  skeletonRows?: number;
}

const COLUMNS: readonly Column<BatchRow>[] = [
  { key: 'number', header: 'No. pembayaran', cell: (row) => row.number, whole: true, minWidth: 180 },
  {
    key: 'paid_at',
    header: 'Dibayar',
    cell: (row) => formatInstant(row.paid_at),
    width: 220,
    whole: true,
    card: 'lead',
  },
  { key: 'paid_by', header: 'Oleh', cell: (row) => row.paid_by.name, minWidth: 150, card: 'foot' },
  {
    key: 'partners',
    header: 'Penerima',
    cell: (row) => formatNumber(row.partners),
    align: 'end',
    width: 104,
    card: 'footAside',
    cardLabel: true,
  },
  {
    key: 'total',
    header: 'Jumlah',
    cell: (row) => formatNumber(row.total),
    align: 'end',
    width: 140,
    card: 'aside',
  },
];

const keyOf = (row: BatchRow) => row.id;

/** Batches of commissions that were paid, newest first. */
export function CommissionBatchTable({
  rows,
  hrefOf,
  loading = false,
  empty,
  skeletonRows = 20,
}: CommissionBatchTableProps) {
  return (
    <DataTable
      caption="Pembayaran komisi"
      columns={COLUMNS}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      loading={loading}
      empty={empty}
      skeletonRows={skeletonRows}
    />
  );
}
