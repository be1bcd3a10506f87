import type { Column } from '@/components/DataTable/DataTable.types';
import type { ListView } from '@/components/RecordList/ListView';
import type { BatchRow } from '@/lib/contract/commissions';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import type { BatchListState } from '../domain/commissionList';

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

/** How the list of batches looks. */
export const BATCH_VIEW: ListView<BatchRow, BatchListState, number> = {
  caption: 'Pembayaran komisi',
  columns: COLUMNS,
  keyOf: (row) => row.id,
  failsAlone: true,
  emptyWords: () => ({
    title: 'Belum ada pembayaran komisi',
    why: 'Setiap pembayaran komisi muncul di sini, dengan penerima dan daftarnya untuk bank.',
  }),
};
