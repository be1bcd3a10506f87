import { orWord, rowId, shaped } from '@/lib/address/addressCodec';
import { listOverdue } from '@/lib/contract/overdue';
import {
  BUCKET,
  NONE,
  OVERDUE_PAGE_SIZE,
  OVERDUE_SORTS,
  REPOSSESSED_BUCKET,
  type OverdueDue,
} from '@/lib/contract/overdueListDefaults';
import { REGION_CODE } from '@/lib/contract/regionCodes';
import { defineList, type StateOf } from '@/lib/list/defineList';
import {
  choiceFilter,
  idFilter,
  officeFilter,
  ownFilter,
  personFilter,
  searchFilter,
  type Filter,
  type FilterOption,
} from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** `all`, `none`, or one of them. */
type Chosen<T> = T | typeof NONE | 'all';

const DUES: readonly FilterOption<OverdueDue>[] = [
  { value: 'late', label: 'Terlambat' },
  { value: 'new', label: 'Baru terlambat hari ini' },
  { value: 'paid', label: 'Tunggakan dibayar sejak kemarin' },
  { value: '0', label: 'Hari ini' },
  { value: '1', label: 'Sampai besok' },
  { value: '2', label: 'Sampai 2 hari lagi' },
  { value: '3', label: 'Sampai 3 hari lagi' },
  { value: '4', label: 'Sampai 4 hari lagi' },
  { value: '5', label: 'Sampai 5 hari lagi' },
  { value: '6', label: 'Sampai 6 hari lagi' },
  { value: '7', label: 'Sampai 7 hari lagi' },
];

const people = personFilter('Kolektor', 'kolektor', { within: 'office' });
const NOBODY = { value: NONE, label: 'Belum berkolektor' };
const NOWHERE = { value: NONE, label: 'Belum berwilayah' };

/** Who collects; nobody does. */
const collectorFilter: Filter<Chosen<number>, number | typeof NONE> = {
  ...{ kind: 'choice', label: 'Kolektor', start: 'all', within: 'office', names: 'staff' },
  field: orWord(orWord(rowId, NONE), 'all'),
  ask: (value) => (value === 'all' ? undefined : value),
  optionsOf: (value, choices) => {
    const [all, ...others] = people.optionsOf?.(value === NONE ? 'all' : value, choices) ?? [];
    return [...(all ? [all] : []), NOBODY, ...others];
  },
};

/**
 * A region, by the regions that it lies in: what was chosen offers what lies in it. Its choices are those above it, it,
 * and those one step below, by their codes.
 */
const regionFilter: Filter<string, string> = {
  ...{ kind: 'choice', label: 'Wilayah', start: 'all', names: 'region' },
  field: orWord(orWord(shaped(REGION_CODE), NONE), 'all'),
  ask: (value) => (value === 'all' ? undefined : value),
  optionsOf: (value, choices) => [
    { value: 'all', label: 'Semua wilayah' },
    NOWHERE,
    ...choices.flatMap((choice) => {
      if (typeof choice === 'string') return [];
      const code = String(choice.id);
      const holds = value.startsWith(code) && code.length < 10;
      return [{ value: code, label: holds ? `Seluruh ${choice.name}` : choice.name }];
    }),
    // Named once its choices are known.
    ...(REGION_CODE.test(value) && choices.length === 0 ? [{ value, label: 'Wilayah terpilih' }] : []),
  ],
};

/** Tanggal Jatuh Tempo: what is late, longest first, of the office kept in `office_base`. */
export const OVERDUE = defineList({
  endpoint: listOverdue,
  root: [...queryRoot('collector'), 'overdue'],
  viewed: 'overdue',
  kept: 'tempo.daftar',
  columns: 'tempo',
  pageSize: OVERDUE_PAGE_SIZE,
  sizes: true,
  sorts: { of: OVERDUE_SORTS, start: 'overdue', descending: ['overdue', 'outstanding'] },
  filters: {
    search: searchFilter('Cari kontrak', 'Nama, kontrak, nopol, NIK, telepon'),
    due: choiceFilter({
      label: 'Jatuh tempo',
      options: [{ value: 'all', label: 'Semua yang berjalan' }, ...DUES],
      start: 'late',
    }),
    // Buckets are figures of their own.
    bucket: ownFilter<string, string>({
      field: orWord(orWord(shaped(BUCKET), REPOSSESSED_BUCKET), 'all'),
      start: 'all',
      ask: (bucket) => (bucket === 'all' ? undefined : bucket),
    }),
    region: regionFilter,
    collector: collectorFilter,
    type: idFilter('Jenis kontrak', 'Semua jenis', { names: 'contract-type' }),
    letter: choiceFilter({
      label: 'Surat peringatan',
      all: 'Semua',
      options: [{ value: 'due', label: 'Waktunya dibuat' }],
    }),
    office: officeFilter(),
  },
});

export type OverdueListState = StateOf<typeof OVERDUE>;
