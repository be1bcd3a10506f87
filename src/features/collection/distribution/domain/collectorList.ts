import { oneOf } from '@/lib/address/addressCodec';
import { PERIODS, type Period } from '@/lib/contract/creditListDefaults';
import { COLLECTOR_PAGE_SIZE, COLLECTOR_SORTS, listCollectors } from '@/lib/contract/distribution';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { dayFilter, ownOfficeFilter, searchFilter, type Filter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  day: 'Hari',
  week: 'Minggu',
  month: 'Bulan',
  year: 'Tahun',
  all: 'Semua tanggal',
};

/** Of what was given to a collector; a day at the start (SPEC 3). */
const period: Filter<Period, Period> = {
  ...{ kind: 'choice', label: 'Periode', field: oneOf(PERIODS), start: 'day' },
  ask: (value) => value,
  optionsOf: () => PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] })),
};

/** Who collects for an office, by name (SPEC 3, Client list state). */
export const COLLECTOR_LIST = defineList({
  endpoint: listCollectors,
  root: queryRoot('collector'),
  viewed: 'collectors',
  part: 'collectors',
  kept: 'kolektor.daftar',
  pageSize: COLLECTOR_PAGE_SIZE,
  sizes: true,
  sorts: {
    of: COLLECTOR_SORTS,
    start: 'name',
    descending: ['accounts', 'outstanding', 'late', 'received'],
  },
  filters: {
    search: searchFilter('Cari kolektor', 'Nama atau nama pengguna'),
    period,
    date: dayFilter('Tanggal', { fromToday: true }),
    office: ownOfficeFilter(),
  },
});

export type CollectorListState = StateOf<typeof COLLECTOR_LIST>;
