import { listAchievedAccounts } from '@/lib/contract/achievement';
import { ACHIEVEMENT_PAGE_SIZE } from '@/lib/contract/achievementDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { queryRoot } from '@/lib/query/queryRoots';
import { bucketFilter, partFilter, rowPlace } from './rowFilters';

export const ACCOUNTS_PARTS = [
  { value: 'all', label: 'Semua akun' },
  { value: 'unpaid', label: 'Belum bayar' },
  { value: 'paid', label: 'Sudah bayar' },
] as const;

/** Accounts that were to pay, unpaid first. */
export const ACCOUNTS = defineList({
  endpoint: listAchievedAccounts,
  root: queryRoot('achievement'),
  part: 'accounts',
  pageSize: ACHIEVEMENT_PAGE_SIZE,
  sizes: true,
  filters: {
    show: partFilter(ACCOUNTS_PARTS, 'all'),
    bucket: bucketFilter,
    ...rowPlace(),
  },
});
export type AccountListState = StateOf<typeof ACCOUNTS>;
