import type { Column } from '@/components/DataTable/DataTable.types';
import { RESET, type EmptyWords, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ContractRow } from '@/lib/contract/contracts';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import type { ContractListState } from '../domain/contractList';

/** Columns of the contract list. Keys of those that sort are the API's own (`sort`). */
const COLUMNS: readonly Column<ContractRow>[] = [
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

function emptyWords({ search, status }: ContractListState): EmptyWords {
  if (search) {
    return {
      title: `Tidak ada kontrak untuk “${search}”`,
      why: 'Yang dicari: nama, kode kontrak, nopol, NIK, dan telepon.',
      action: RESET,
    };
  }
  if (status !== 'all') {
    return { title: `Tidak ada kontrak berstatus ${contractStatusLabel(status).label}`, action: RESET };
  }
  return { title: 'Belum ada kontrak', why: 'Kontrak muncul di sini setelah dicairkan.' };
}

/** How the list of contracts looks; cards at 767 px and below. */
export const CONTRACT_VIEW: ListView<ContractRow, ContractListState, string> = {
  caption: 'Nasabah',
  columns: COLUMNS,
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
      'Tgl kontrak': (row) => formatDateShort(row.date_start),
      Angsuran: (row) => row.instalment,
      'Jatuh tempo': (row) => formatDateShort(row.next_due),
      Status: (row) => contractStatusLabel(row.status, row.overdue).label,
    },
  },
  emptyWords,
};
