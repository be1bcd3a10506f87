import { Money } from '@/components/Money/Money';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { PETTY_VOUCHER_LABELS } from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatDateShort } from '@/lib/format/tanggal';
import { movedBy, voucherState } from '../domain/pettyText';
import type { VoucherListState } from '../domain/voucherList';

/** What it was spent on, else its kind; what takes a voucher back is told by that. A file says the same. */
export const kindText = ({ kind, category }: Pick<PettyVoucher, 'kind' | 'category'>): string =>
  kind !== 'VOID' && category ? category.name : PETTY_VOUCHER_LABELS[kind];

/** How vouchers look. */
export const VOUCHER_VIEW: ListView<PettyVoucher, VoucherListState, number> = {
  caption: 'Voucher kas kecil',
  columns: [
    { key: 'number', header: 'Voucher', cell: ({ number }) => number, width: 204, whole: 'line' },
    {
      ...{ key: 'day', header: 'Tanggal', width: 104, whole: 'line', hideBelow: 944 },
      ...{ card: 'foot' },
      cell: ({ day }) => formatDateShort(day),
    },
    {
      ...{ key: 'what', header: 'Keterangan', minWidth: 196, whole: true, card: 'lead' },
      cell: ({ description, payee }) => (payee === '' ? description : `${description}, ${payee}`),
    },
    {
      ...{ key: 'kind', header: 'Kategori atau jenis', width: 160, whole: true, hideBelow: 1152 },
      card: 'hidden',
      cell: kindText,
    },
    {
      ...{ key: 'state', header: 'Keadaan', width: 190, whole: true, hideBelow: 768, card: 'footAside' },
      cell: (voucher) => {
        const { tone, label } = voucherState(voucher);
        return (
          <StatusChip tone={tone} wraps>
            {label}
          </StatusChip>
        );
      },
    },
    {
      ...{ key: 'moved', header: 'Masuk (keluar)', align: 'end', width: 128, card: 'aside' },
      cell: (voucher) => <Money value={movedBy(voucher)} />,
    },
    {
      ...{ key: 'balance', header: 'Saldo', align: 'end', width: 120, hideBelow: 944, card: 'hidden' },
      cell: ({ balance }) => <Money value={balance} />,
    },
  ],
  keyOf: ({ id }) => id,
  nameOf: ({ number }) => `Voucher ${number}`,
  emptyWords: ({ search, state, kind, category, from, to }) =>
    [search, from, to].every((text) => text === '') &&
    [state, kind, category].every((choice) => choice === 'all')
      ? { title: 'Belum ada voucher', why: 'Voucher pertama muncul di sini.' }
      : { title: 'Tidak ada voucher seperti itu', action: RESET },
  skeletonRows: 8,
  isShort: true,
};
