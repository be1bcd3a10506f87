import { Money } from '@/components/Money/Money';
import type { RowsView } from '@/components/RecordList/ListView';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { formatDateShort } from '@/lib/format/tanggal';
import { kindText } from './voucherView';

/** Nothing moved on this side: blank, so that the eye finds what did. */
const orBlank = (value: number) => (value === 0 ? null : value);

/** The words of a line of a journal: what for, and to whom. */
export const journalText = ({ description, payee }: Pick<PettyVoucher, 'description' | 'payee'>): string =>
  [description, payee].filter(Boolean).join(', ');

/** How the lines of a journal look, in the order of a journal: date, voucher, category, words, debit, credit, balance. */
export const JOURNAL_VIEW: RowsView<PettyVoucher, number> = {
  caption: 'Jurnal Petty Cash',
  columns: [
    {
      ...{ key: 'day', header: 'Tanggal', width: 104, whole: 'line', card: 'title' },
      cell: ({ day }) => formatDateShort(day),
    },
    {
      ...{ key: 'number', header: 'Voucher', width: 184, whole: true, card: 'foot' },
      cell: ({ number }) => number,
    },
    {
      ...{ key: 'kind', header: 'Kategori', width: 144, whole: true, hideBelow: 944, card: 'footAside' },
      cell: kindText,
    },
    {
      ...{ key: 'what', header: 'Keterangan', minWidth: 168, whole: true, card: 'lead' },
      cell: journalText,
    },
    {
      ...{ key: 'debit', header: 'Debit', align: 'end', width: 112, card: 'aside', cardLabel: true },
      cell: ({ debit }) => <Money value={orBlank(debit)} />,
    },
    {
      ...{ key: 'credit', header: 'Kredit', align: 'end', width: 112, card: 'aside', cardLabel: true },
      cell: ({ credit }) => <Money value={orBlank(credit)} />,
    },
    {
      ...{ key: 'balance', header: 'Saldo', align: 'end', width: 116, card: 'leadAside', cardLabel: true },
      cell: ({ balance }) => <Money value={balance} />,
    },
  ],
  keyOf: ({ id }) => id,
  skeletonRows: 12,
};
