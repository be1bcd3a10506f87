import {
  COLLECTOR_PAGE_SIZE,
  listDistributionAccounts,
  listDistributions,
} from '@/lib/contract/distribution';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, idFilter, ownOfficeFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Accounts of an office, latest first. */
export const ACCOUNT_LIST = defineList({
  endpoint: listDistributionAccounts,
  root: queryRoot('collector'),
  viewed: 'accounts',
  part: 'accounts',
  kept: 'akun.daftar',
  pageSize: COLLECTOR_PAGE_SIZE,
  sizes: true,
  filters: {
    search: searchFilter('Cari akun', 'Nama, kode kontrak, nopol'),
    state: choiceFilter({
      label: 'Yang kurang',
      all: 'Semua akun',
      options: [
        { value: 'none', label: 'Belum berkolektor' },
        { value: 'unknown', label: 'Belum berwilayah' },
      ],
    }),
    collector: idFilter('Kolektor', 'Semua kolektor', { names: 'staff' }),
    office: ownOfficeFilter(),
  },
});
export type AccountListState = StateOf<typeof ACCOUNT_LIST>;

/** Distributions as they were saved, newest first. */
export const DISTRIBUTION_LIST = defineList({
  endpoint: listDistributions,
  root: queryRoot('collector'),
  viewed: 'distributions',
  part: 'distributions',
  pageSize: COLLECTOR_PAGE_SIZE,
  filters: { office: ownOfficeFilter() },
});
export type DistributionListState = StateOf<typeof DISTRIBUTION_LIST>;
