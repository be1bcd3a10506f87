import { oneOf } from '@/lib/address/addressCodec';
import { listFiduciaries } from '@/lib/contract/fiduciaryDeadlines';
import {
  FIDUCIARY_PAGE_SIZE,
  FIDUCIARY_TASKS,
  type FiduciaryTask,
} from '@/lib/contract/fiduciaryListDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, officeFilter, ownFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Jaminan Fidusia: what is to be registered or removed, the fewest days left first. */
export const FIDUCIARIES = defineList({
  endpoint: listFiduciaries,
  root: [...queryRoot('collector'), 'fiduciaries'],
  viewed: 'fiduciaries',
  pageSize: FIDUCIARY_PAGE_SIZE,
  filters: {
    // The two lists are figures of their own.
    list: ownFilter<FiduciaryTask, FiduciaryTask>({
      field: oneOf(FIDUCIARY_TASKS),
      start: 'register',
      ask: (list) => list,
    }),
    search: searchFilter('Cari kontrak', 'Nama, kontrak, nopol, NIK, telepon'),
    due: choiceFilter({
      label: 'Batas waktu',
      all: 'Semua',
      options: [
        { value: 'late', label: 'Terlambat' },
        { value: 'near', label: 'Terlambat atau tinggal 7 hari' },
      ],
    }),
    office: officeFilter(),
  },
});
export type FiduciaryListState = StateOf<typeof FIDUCIARIES>;
