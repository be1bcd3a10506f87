import { oneOf, orWord } from '@/lib/address/addressCodec';
import { listBpkb } from '@/lib/contract/bpkbList';
import { BPKB_KINDS, BPKB_PAGE_SIZE, BPKB_STATES, BPKB_TASKS, type BpkbTask } from '@/lib/contract/bpkbTerms';
import { BPKB_KIND_LABELS, BPKB_LABELS } from '@/lib/labels/bpkbLabels';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, idFilter, officeFilter, ownFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Books, those first that have stood as they do the longest. */
export const BOOKS = defineList({
  endpoint: listBpkb,
  root: queryRoot('books'),
  viewed: 'books',
  pageSize: BPKB_PAGE_SIZE,
  filters: {
    search: searchFilter('Cari BPKB', 'BPKB, kontrak, nama, nopol, NIK, telepon'),
    // What is to be done is chosen by figures of its own.
    task: ownFilter<BpkbTask | 'all', BpkbTask>({
      field: orWord(oneOf(BPKB_TASKS), 'all'),
      start: 'all',
      ask: (task) => (task === 'all' ? undefined : task),
    }),
    state: choiceFilter({
      label: 'Keadaan',
      all: 'Semua keadaan',
      options: BPKB_STATES.map((value) => ({ value, label: BPKB_LABELS[value].label })),
    }),
    kind: choiceFilter({
      label: 'Jenis',
      all: 'Semua jenis',
      options: BPKB_KINDS.map((value) => ({ value, label: BPKB_KIND_LABELS[value] })),
    }),
    // Places belong to an office: they are offered where one is chosen.
    place: idFilter('Tempat', 'Semua tempat', {
      ...{ within: 'office', names: 'book-place' },
      isOffered: (value, places) => places.length > 0 || value !== 'all',
    }),
    office: officeFilter(),
  },
});
export type BookListState = StateOf<typeof BOOKS>;

/** The list's address with the filters and page it was left with. */
export const lastBooksHref = BOOKS.kept.lastHref;
