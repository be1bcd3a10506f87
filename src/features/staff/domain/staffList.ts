import { listStaff } from '@/lib/contract/staff';
import { STAFF_FILTERS, STAFF_PAGE_SIZE, STAFF_SORTS } from '@/lib/contract/staffListDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { anyOfficeFilter, choiceFilter, idFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';
import { STATE_LABELS } from './staffText';

/** Staff: everybody who is employed, by name, of all offices: whom one looks for may work anywhere. */
export const STAFF = defineList({
  endpoint: listStaff,
  root: queryRoot('staff'),
  viewed: 'staff',
  kept: 'staff.daftar',
  pageSize: STAFF_PAGE_SIZE,
  sorts: { of: STAFF_SORTS, start: 'name', descending: [] },
  filters: {
    search: searchFilter('Cari staf', 'Nama, nama pengguna, e-mail'),
    state: choiceFilter({
      label: 'Status',
      start: 'CURRENT',
      options: ([...STAFF_FILTERS, 'all'] as const).map((value) => ({ value, label: STATE_LABELS[value] })),
    }),
    title: idFilter('Jabatan', 'Semua jabatan', { names: 'title' }),
    office: anyOfficeFilter(),
  },
});

export type StaffListState = StateOf<typeof STAFF>;

/** The list as it was left. */
export const keptStaffList = STAFF.kept;
