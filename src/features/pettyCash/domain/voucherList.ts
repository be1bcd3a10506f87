import {
  PETTY_PAGE_SIZE,
  PETTY_VOUCHER_KINDS,
  PETTY_VOUCHER_LABELS,
  PETTY_VOUCHER_STATES,
} from '@/lib/contract/pettyTerms';
import { listPettyVouchers } from '@/lib/contract/pettyVouchers';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, dayFilter, idFilter, ownOfficeFilter, searchFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

const STATES = {
  NOT_REPLENISHED: 'Belum diisi kembali',
  REPLENISHED: 'Sudah diisi kembali',
  OPEN: 'Kasbon belum selesai',
  SETTLED: 'Kasbon selesai',
  VOIDED: 'Dibatalkan',
  DONE: 'Selesai',
} as const;

/** Vouchers of an office's petty cash, newest first. The office is the page's own place. */
export const VOUCHERS = defineList({
  endpoint: listPettyVouchers,
  root: queryRoot('petty-cash'),
  viewed: 'petty-vouchers',
  part: 'vouchers',
  pageSize: PETTY_PAGE_SIZE,
  filters: {
    search: searchFilter('Cari voucher', 'Nomor, penerima, keterangan'),
    state: choiceFilter({
      label: 'Keadaan',
      all: 'Semua keadaan',
      options: PETTY_VOUCHER_STATES.map((value) => ({ value, label: STATES[value] })),
    }),
    kind: choiceFilter({
      label: 'Jenis',
      all: 'Semua jenis',
      options: PETTY_VOUCHER_KINDS.map((value) => ({ value, label: PETTY_VOUCHER_LABELS[value] })),
    }),
    category: idFilter('Kategori', 'Semua kategori', { names: 'petty-category' }),
    from: dayFilter('Dari'),
    to: dayFilter('Sampai'),
    office: { ...ownOfficeFilter(), kind: 'own' },
  },
});
export type VoucherListState = StateOf<typeof VOUCHERS>;
