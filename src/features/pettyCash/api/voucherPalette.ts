import { readVoucherNumber } from '@/lib/format/recordNumbers';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { listPalette } from '@/lib/list/listPalette';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { movedBy } from '../domain/pettyText';
import { voucherSearch } from '../domain/voucherAddress';
import { VOUCHERS } from '../domain/voucherList';

const isNumber = (text: string) => readVoucherNumber(text) !== null;

/** Vouchers of petty cash by number, of every office that the person may see; each opens above its office's fund. */
export const voucherPalette = (listHref: string): PaletteSource =>
  listPalette(VOUCHERS, {
    key: 'petty-vouchers',
    title: 'Voucher kas kecil',
    isFor: (access) => access.is_pettycash === 1,
    isNumber,
    asks: isNumber,
    listHref,
    hitOf: (row) => ({
      href: listHref + voucherSearch(row.id, row.office.id),
      title: row.number,
      detail: [row.description, row.payee, formatRupiah(movedBy(row))].filter(Boolean),
      aside: formatDate(row.day),
    }),
  });
