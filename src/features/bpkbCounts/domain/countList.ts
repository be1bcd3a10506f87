import { BPKB_COUNT_STATES, BPKB_COUNTS_PAGE_SIZE, BPKB_FINDINGS } from '@/lib/contract/bpkbCountTerms';
import { listBpkbCounts, listBpkbFindings } from '@/lib/contract/bpkbCounts';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, officeFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';
import { COUNT_LABELS, FINDING_LABELS } from './countWords';

/** Counts, those that are open first, then the newest. */
export const COUNTS = defineList({
  endpoint: listBpkbCounts,
  root: queryRoot('book-counts'),
  viewed: 'book-counts',
  pageSize: BPKB_COUNTS_PAGE_SIZE,
  filters: {
    state: choiceFilter({
      label: 'Keadaan',
      all: 'Semua keadaan',
      options: BPKB_COUNT_STATES.map((value) => ({ value, label: COUNT_LABELS[value].label })),
    }),
    office: officeFilter(),
  },
});
export type CountListState = StateOf<typeof COUNTS>;

/** What differs in a count, what is not settled first. */
export const FINDINGS = defineList({
  endpoint: listBpkbFindings,
  root: queryRoot('book-counts'),
  part: 'findings',
  pageSize: BPKB_COUNTS_PAGE_SIZE,
  filters: {
    finding: choiceFilter({
      label: 'Selisih',
      all: 'Semua selisih',
      options: BPKB_FINDINGS.map((value) => ({ value, label: FINDING_LABELS[value].label })),
    }),
  },
});
export type FindingListState = StateOf<typeof FINDINGS>;
