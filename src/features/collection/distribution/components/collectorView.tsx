import type { Column } from '@/components/DataTable/DataTable.types';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import type { CollectorRow } from '@/lib/contract/distribution';
import { formatNumber } from '@/lib/format/rupiah';
import type { CollectorListState } from '../domain/collectorList';

const COLUMNS: readonly Column<CollectorRow>[] = [
  { key: 'name', header: 'Kolektor', sortable: true, cell: ({ name }) => name, minWidth: 180, whole: true },
  {
    ...{ key: 'accounts', header: 'Akun', sortable: true, align: 'end', width: 96 },
    ...{ card: 'lead', cardLabel: true },
    cell: ({ accounts }) => formatNumber(accounts),
  },
  {
    ...{ key: 'late', header: 'Terlambat', sortable: true, align: 'end', width: 116 },
    ...{ card: 'foot', cardLabel: true },
    cell: ({ late }) => formatNumber(late),
  },
  {
    ...{
      key: 'outstanding',
      header: 'Sisa pokok',
      sortable: true,
      align: 'end',
      width: 150,
      card: 'leadAside',
    },
    cell: ({ outstanding }) => formatNumber(outstanding),
  },
  {
    ...{ key: 'held', header: 'Semua kontraknya', align: 'end', width: 150, hideBelow: 944, card: 'hidden' },
    cell: ({ held }) => formatNumber(held),
  },
  {
    ...{ key: 'received', header: 'Diterima', sortable: true, align: 'end', width: 104 },
    ...{ card: 'footAside', cardLabel: true },
    cell: ({ received }) => formatNumber(received),
  },
];

/** How the list of collectors looks: what each has to collect, and what they were given in the period. */
export const COLLECTOR_VIEW: ListView<CollectorRow, CollectorListState, number> = {
  caption: 'Kolektor',
  columns: COLUMNS,
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => `Akun ${name}`,
  emptyWords: ({ search }) =>
    search === ''
      ? {
          title: 'Belum ada kolektor di kantor ini',
          why: 'Kolektor adalah staf aktif kantor ini yang jabatannya memegang hak Akun Kolektor.',
        }
      : { title: `Tidak ada kolektor untuk “${search}”`, action: RESET },
};
