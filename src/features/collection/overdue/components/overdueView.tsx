import type { ReactNode } from 'react';
import type { Column } from '@/components/DataTable/DataTable.types';
import { Link } from '@/components/Link/Link';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { OverdueRow } from '@/lib/contract/overdue';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort, formatDayBrief } from '@/lib/format/tanggal';
import { lastDone } from '../domain/lastDone';
import type { OverdueListState } from '../domain/overdueList';
import { emptyWords } from '../domain/overdueWords';
import styles from './overdueView.module.css';

/** Columns of the list. Keys of those that sort are the API's own (`sort`). */
const COLUMNS: readonly Column<OverdueRow>[] = [
  { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, sortable: true, whole: true },
  {
    key: 'code',
    header: 'Kontrak',
    cell: (row) => row.code,
    width: 150,
    whole: true,
    card: 'lead',
  },
  {
    key: 'overdue',
    header: 'Terlambat',
    cell: (row) => <Standing row={row} />,
    sortable: true,
    width: 154,
    whole: true,
    card: 'leadAside',
  },
  {
    key: 'next_due',
    header: 'Jatuh tempo',
    cell: (row) => formatDateShort(row.next_due),
    sortable: true,
    width: 118,
    whole: 'line',
    // The days say it too; names have one line then.
    hideBelow: 1152,
    card: 'footAside',
  },
  {
    key: 'arrears',
    header: 'Tunggakan',
    cell: ({ arrears, deposit }) => (
      <span className={styles.sums}>
        {formatNumber(arrears)}
        {deposit > 0 && <small>Titipan {formatNumber(deposit)}</small>}
      </span>
    ),
    align: 'end',
    width: 124,
    card: 'aside',
  },
  {
    key: 'outstanding',
    header: 'Sisa pokok',
    cell: (row) => formatNumber(row.outstanding),
    sortable: true,
    align: 'end',
    width: 124,
    hideBelow: 1152,
    card: 'hidden',
  },
  {
    key: 'phone',
    header: 'Telepon',
    cell: (row) => row.phone && <Link href={telOf(row.phone)}>{row.phone}</Link>,
    width: 128,
    whole: 'line',
    hideBelow: 1152,
    card: 'hidden',
  },
  {
    key: 'collector',
    header: 'Kolektor',
    cell: (row) => row.collector?.name ?? 'Belum ada',
    width: 132,
    whole: true,
    hideBelow: 1152,
    card: 'foot',
    cardLabel: true,
  },
  {
    key: 'region',
    header: 'Wilayah',
    cell: ({ region }) => (region ? `${region.village}, ${region.district}` : 'Belum ada'),
    width: 140,
    whole: true,
    hideBelow: 1248,
    card: 'hidden',
  },
  {
    key: 'last_done',
    header: 'Terakhir',
    cell: (row) => lastDone(row),
    width: 150,
    whole: true,
    hideBelow: 944,
    card: 'line',
  },
];

/** What a phone dials. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

function Standing({ row: { repossessed, overdue } }: { row: OverdueRow }) {
  if (repossessed) return <StatusChip tone="waiting">Unit ditarik</StatusChip>;
  return overdue > 0 ? (
    <StatusChip tone="overdue">{formatNumber(overdue)} hari</StatusChip>
  ) : (
    <StatusChip tone="due">Belum jatuh tempo</StatusChip>
  );
}

/**
 * How the list looks; cards at 767 px and below.
 * @param actsOf what can be done with a row from where it stands
 * @param actsWidth room for it, px
 */
export const overdueView = (
  actsOf: (row: OverdueRow) => ReactNode,
  actsWidth: number,
): ListView<OverdueRow, OverdueListState, string> => ({
  caption: 'Tanggal Jatuh Tempo',
  columns: [...COLUMNS, { key: 'act', header: 'Tindakan', cell: actsOf, width: actsWidth, card: 'act' }],
  keyOf: (row) => row.code,
  // Borrowers share names and one may have several contracts: a link says both.
  nameOf: (row) => `${row.customer_name}, ${row.code}`,
  tools: {
    noun: 'kontrak',
    pickName: (row) => `Pilih ${row.code}`,
    copied: {
      Nasabah: (row) => row.customer_name,
      Kontrak: (row) => row.code,
      Telepon: (row) => row.phone,
      Nopol: (row) => row.plate_number,
      Kendaraan: (row) => row.vehicle,
      'Jatuh tempo': (row) => formatDateShort(row.next_due),
      'Terlambat (hari)': (row) => row.overdue,
      Tunggakan: (row) => row.arrears,
      Titipan: (row) => row.deposit,
      'Sisa pokok': (row) => row.outstanding,
      Kolektor: (row) => row.collector?.name ?? '',
      Kelurahan: (row) => row.region?.village ?? '',
      Kecamatan: (row) => row.region?.district ?? '',
      'Janji bayar': ({ promise }) =>
        promise ? `${formatDayBrief(promise.due)}, ${formatRupiah(promise.amount)}` : '',
    },
    summaryOf: (rows) =>
      `Tunggakan ${formatRupiah(rows.reduce((sum, { arrears }) => sum + arrears, 0))}, sisa pokok ${formatRupiah(rows.reduce((sum, { outstanding }) => sum + (outstanding ?? 0), 0))}`,
  },
  emptyWords,
});
