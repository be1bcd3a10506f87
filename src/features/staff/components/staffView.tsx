import type { Column } from '@/components/DataTable/DataTable.types';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { StaffRow } from '@/lib/contract/staff';
import type { StaffListState } from '../domain/staffList';
import { officeText, staffState } from '../domain/staffText';

/** Columns of the list of staff, on phones three lines. Keys of columns that sort are the API's own. */
const COLUMNS: readonly Column<StaffRow>[] = [
  {
    key: 'name',
    header: 'Nama',
    sortable: true,
    cell: ({ name }) => name,
    minWidth: 200,
  },
  {
    key: 'username',
    header: 'Nama pengguna',
    sortable: true,
    cell: ({ username }) => username,
    width: 170,
    card: 'foot',
  },
  {
    key: 'email',
    header: 'E-mail',
    cell: ({ email }) => email ?? '',
    width: 240,
    hideBelow: 1152,
    card: 'hidden',
  },
  { key: 'title', header: 'Jabatan', cell: ({ title }) => title.name, width: 180, card: 'lead' },
  { key: 'office', header: 'Kantor', cell: officeText, width: 150, card: 'leadAside' },
  {
    key: 'state',
    header: 'Status',
    cell: (row) => <StaffStateChip row={row} />,
    width: 190,
    whole: true,
    card: 'aside',
  },
];

/** Where somebody stands. */
function StaffStateChip({ row }: { row: StaffRow }) {
  const { label, tone } = staffState(row);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}

/** How the list of staff looks: who works here, for which office, as what. */
export const STAFF_VIEW: ListView<StaffRow, StaffListState, number> = {
  caption: 'Staff',
  columns: COLUMNS,
  keyOf: (row) => row.id,
  nameOf: (row) => row.name,
  emptyWords: ({ search }) => ({
    title: search === '' ? 'Tidak ada staf seperti itu' : `Tidak ada staf untuk “${search}”`,
    why: 'Yang dicari: nama, nama pengguna, dan e-mail. Yang sudah berhenti ada di status Berhenti.',
    action: RESET,
  }),
};
