import { listShortages } from '@/lib/contract/shortages';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { anyOfficeFilter, choiceFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Kurang setor: what is still owed first, the oldest of it on top. */
export const SHORTAGES = defineList({
  endpoint: listShortages,
  root: queryRoot('handovers'),
  viewed: 'shortages',
  part: 'shortages',
  pageSize: 20,
  filters: {
    open: choiceFilter({
      label: 'Status',
      start: '1',
      options: [
        { value: '1', label: 'Belum selesai' },
        { value: 'all', label: 'Semua kurang setor' },
      ],
    }),
    office: anyOfficeFilter(),
  },
});
export type ShortageListState = StateOf<typeof SHORTAGES>;
