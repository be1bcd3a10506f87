import type { Column } from '@/components/DataTable/DataTable.types';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import type { DistributionAccount } from '@/lib/contract/distribution';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { AccountListState } from '../domain/accountList';

const COLUMNS: readonly Column<DistributionAccount>[] = [
  { key: 'customer', header: 'Nasabah', cell: ({ customer }) => customer, minWidth: 160, whole: true },
  { key: 'code', header: 'Kontrak', cell: ({ code }) => code, width: 156, whole: true, card: 'lead' },
  {
    ...{ key: 'region', header: 'Wilayah', width: 150, hideBelow: 944, card: 'hidden' },
    cell: ({ region }) => region ?? 'Belum berwilayah',
  },
  {
    ...{ key: 'next_due', header: 'Jatuh tempo', width: 108, whole: 'line', card: 'hidden' },
    cell: ({ next_due }) => formatDateShort(next_due),
  },
  {
    ...{ key: 'dpd', header: 'Terlambat', align: 'end', width: 92, card: 'aside', cardLabel: true },
    cell: ({ dpd }) => formatNumber(Math.max(0, dpd)),
  },
  {
    ...{
      key: 'outstanding',
      header: 'Sisa pokok',
      align: 'end',
      width: 116,
      hideBelow: 944,
      card: 'footAside',
    },
    cell: ({ outstanding }) => formatNumber(outstanding),
  },
  {
    ...{ key: 'collector', header: 'Kolektor', width: 150, card: 'foot' },
    cell: ({ collector }) => collector?.name ?? 'Belum berkolektor',
  },
];

/** How accounts look: who owes since when, and who collects it. */
export const ACCOUNT_VIEW: ListView<DistributionAccount, AccountListState, string> = {
  caption: 'Akun dan kolektornya',
  columns: COLUMNS,
  keyOf: ({ code }) => code,
  emptyWords: ({ search }) => ({
    title: search === '' ? 'Tidak ada akun seperti itu' : `Tidak ada akun untuk “${search}”`,
    why: 'Akun: kontrak berjalan yang terlambat atau jatuh tempo dalam 3 hari.',
    action: RESET,
  }),
};
