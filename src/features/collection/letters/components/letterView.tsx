import type { ReactNode } from 'react';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import type { Letter } from '@/lib/contract/letters';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { LetterRegisterState } from '../domain/letterRegister';
import { addressText, deliveryText, letterName } from '../domain/letterText';

/** How the letters of an office look; `actsOf`: what can be done with one. */
export const letterView = (
  actsOf: (letter: Letter) => ReactNode,
): ListView<Letter, LetterRegisterState, number> => ({
  caption: 'Surat Peringatan',
  keyOf: ({ id }) => id,
  columns: [
    { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, minWidth: 130, whole: true },
    {
      ...{ key: 'code', header: 'Kontrak', width: 150, whole: 'line', card: 'lead' },
      cell: (row) => row.contract_code,
    },
    {
      ...{ key: 'number', header: 'Surat', width: 214, whole: 'line', card: 'foot' },
      cell: (row) => `${letterName(row.step)} ${row.number}`,
    },
    {
      ...{ key: 'made_on', header: 'Dibuat', width: 110, whole: 'line', card: 'footAside' },
      cell: (row) => formatDateShort(row.made_on),
    },
    {
      ...{ key: 'dpd', header: 'Terlambat', width: 96, hideBelow: 1152, card: 'leadAside' },
      cell: (row) => `${formatNumber(row.dpd)} hari`,
    },
    {
      ...{
        key: 'arrears',
        header: 'Tunggakan, denda',
        align: 'end',
        width: 140,
        hideBelow: 1152,
        card: 'aside',
      },
      cell: (row) => formatNumber(row.arrears + row.penalty),
    },
    {
      ...{ key: 'delivery', header: 'Pengiriman', width: 170, whole: true, hideBelow: 1248, card: 'line' },
      cell: (row) => deliveryText(row) ?? addressText(row) ?? 'Belum dicatat',
    },
    { key: 'act', header: 'Tindakan', cell: actsOf, width: 250, card: 'act' },
  ],
  emptyWords: ({ search, state }) =>
    search
      ? { title: `Tidak ada surat untuk “${search}”`, action: RESET }
      : state === 'UNDELIVERED'
        ? { title: 'Semua pengiriman sudah dicatat' }
        : { title: 'Belum ada surat peringatan', why: 'Surat dibuat dari Tanggal Jatuh Tempo.' },
});
