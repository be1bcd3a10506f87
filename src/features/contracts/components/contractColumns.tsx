import type { Column } from '@/components/DataTable/DataTable.types';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ContractRow } from '@/lib/contract/contracts';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { contractStatusLabel } from '@/lib/labels/statusLabel';

/** Columns of the contract list. Keys of those that sort are the API's own (`sort`). */
export const CONTRACT_COLUMNS: readonly Column<ContractRow>[] = [
  { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, sortable: true, whole: true },
  {
    key: 'code',
    header: 'Kontrak',
    cell: (row) => row.code,
    sortable: true,
    width: 156,
    whole: true,
    card: 'lead',
  },
  {
    key: 'plate_number',
    header: 'Nopol',
    cell: (row) => row.plate_number,
    width: 130,
    whole: true,
    hideBelow: 944,
    card: 'foot',
  },
  { key: 'vehicle', header: 'Kendaraan', cell: (row) => row.vehicle, hideBelow: 1152, card: 'hidden' },
  {
    key: 'date_start',
    header: 'Tgl kontrak',
    cell: (row) => formatDateShort(row.date_start),
    sortable: true,
    width: 114,
    whole: 'line',
    hideBelow: 944,
    card: 'hidden',
  },
  {
    key: 'instalment',
    header: 'Angsuran',
    cell: (row) => formatNumber(row.instalment),
    align: 'end',
    width: 112,
    hideBelow: 944,
    card: 'aside',
  },
  {
    key: 'next_due',
    header: 'Jatuh tempo',
    cell: (row) => formatDateShort(row.next_due),
    sortable: true,
    width: 118,
    whole: 'line',
    card: 'footAside',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusCell row={row} />,
    width: 168,
    whole: true,
    card: 'leadAside',
  },
];

function StatusCell({ row }: { row: ContractRow }) {
  const { label, tone } = contractStatusLabel(row.status, row.overdue);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
