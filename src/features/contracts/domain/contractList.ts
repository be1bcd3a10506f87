import { CONTRACT_PAGE_SIZE, CONTRACT_SORTS } from '@/lib/contract/contractListDefaults';
import { listContracts } from '@/lib/contract/contracts';
import { CONTRACT_STATUS_OPTIONS } from '@/lib/labels/statusLabel';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, officeFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Nasabah: newest contracts first, of the office kept in `office_base`. */
export const CONTRACTS = defineList({
  endpoint: listContracts,
  root: queryRoot('contracts'),
  viewed: 'contracts',
  kept: 'kontrak.daftar',
  columns: 'kontrak',
  pageSize: CONTRACT_PAGE_SIZE,
  sizes: true,
  sorts: { of: CONTRACT_SORTS, start: 'date_start', descending: ['date_start', 'code'] },
  filters: {
    search: searchFilter('Cari kontrak', 'Nama, kontrak, nopol, NIK, telepon'),
    status: choiceFilter({ label: 'Status', all: 'Semua status', options: CONTRACT_STATUS_OPTIONS }),
    office: officeFilter(),
  },
});

export type ContractListState = StateOf<typeof CONTRACTS>;

/** The list's address with the filters and page it was left with. */
export const lastListHref = CONTRACTS.kept.lastHref;
