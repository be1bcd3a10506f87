import type { ReactNode } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column, Sort } from '@/components/DataTable/DataTable.types';
import type { Price } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { vehicleName } from '../domain/priceText';
import styles from './PriceTable.module.css';

export interface PriceTableProps {
  /** Undefined: nothing known yet. */
  rows: readonly Price[] | undefined;
  /** The column that rows are sorted by, and which way. */
  sort: Sort;
  /** Another column, or the other way, was chosen. */
  onSort: (column: string) => void;
  /** A price was chosen. */
  onOpen: (row: Price) => void;
  /** Newer rows are on their way; the present ones stay. */
  loading?: boolean;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}

const keyOf = (row: Price) => row.id;
const labelOf = (row: Price) => `${vehicleName(row)}, ${row.region}`;

/** The price list; on phones a card says the vehicle with its year, and its OTR beside it. */
export function PriceTable({ rows, sort, onSort, onOpen, loading = false, empty }: PriceTableProps) {
  return (
    <div className={styles.root}>
      <DataTable
        caption="OTR dan pencairan"
        columns={COLUMNS}
        rows={rows}
        rowKey={keyOf}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
        openLabel={labelOf}
        loading={loading}
        empty={empty}
      />
    </div>
  );
}

/** Keys of columns that sort are the API's own. */
const COLUMNS: readonly Column<Price>[] = [
  {
    key: 'vehicle',
    header: 'Kendaraan',
    sortable: true,
    cell: ({ brand, type, year }) => (
      <>
        {brand} {type} <span data-part="year">{year}</span>
      </>
    ),
    minWidth: 162,
  },
  { key: 'year', header: 'Tahun', sortable: true, cell: ({ year }) => year, width: 92, card: 'hidden' },
  { key: 'region', header: 'Wilayah', cell: ({ region }) => region, width: 140 },
  {
    key: 'otr',
    header: 'OTR',
    sortable: true,
    cell: ({ otr }) => formatNumber(otr),
    align: 'end',
    width: 116,
    card: 'aside',
  },
  {
    key: 'max_disbursement',
    header: 'Pencairan maks.',
    sortable: true,
    cell: ({ max_disbursement }) => formatNumber(max_disbursement),
    align: 'end',
    width: 152,
  },
  {
    key: 'min_down_payment',
    header: 'DP min.',
    sortable: true,
    cell: ({ min_down_payment }) => formatNumber(min_down_payment),
    align: 'end',
    width: 116,
  },
  {
    key: 'valid',
    header: 'Berlaku',
    cell: ({ valid_from, valid_to }) =>
      valid_to
        ? `${formatDateShort(valid_from)}–${formatDateShort(valid_to)}`
        : `Mulai ${formatDateShort(valid_from)}`,
    width: 196,
    hideBelow: 1152,
    card: 'hidden',
  },
];
