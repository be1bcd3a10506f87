import { listHandovers } from '@/lib/contract/handovers';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { anyOfficeFilter, choiceFilter, dayFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Hand-overs that were taken, newest first. */
export const HANDOVERS = defineList({
  endpoint: listHandovers,
  root: queryRoot('handovers'),
  viewed: 'handovers',
  pageSize: 20,
  filters: {
    underway: choiceFilter({
      label: 'Isi setoran',
      all: 'Semua setoran',
      options: [{ value: '1', label: 'Masih ada yang menunggu' }],
    }),
    day: dayFilter('Tanggal kas'),
    office: anyOfficeFilter(),
  },
});
export type HandoverListState = StateOf<typeof HANDOVERS>;
