import type { ReactNode } from 'react';
import { Money } from '@/components/Money/Money';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import type { Tts } from '@/lib/contract/tts';
import { formatDateShort } from '@/lib/format/tanggal';
import { TtsBecame } from '../../components/TtsBecame';
import { TtsStateChip } from '../../components/TtsStateChip';
import type { OfficeTtsState } from '../domain/officeTtsList';

/** Room for the button, px. */
const ACT = 148;

/**
 * How the TTS of an office look.
 * @param actOf what can be done with one; null: the reader only reads
 */
export const officeTtsView = (
  actOf: ((tts: Tts) => ReactNode) | null,
): ListView<Tts, OfficeTtsState, number> => ({
  caption: 'Tanda terima sementara',
  columns: [
    {
      ...{ key: 'number', header: 'Nomor', minWidth: 150, whole: true },
      cell: ({ number, after_close }) => (after_close ? `${number} (masuk setelah bloknya ditutup)` : number),
    },
    {
      ...{ key: 'amount', header: 'Jumlah', align: 'end', width: 108, card: 'aside' },
      cell: ({ amount }) => <Money value={amount} />,
    },
    {
      ...{ key: 'collector', header: 'Kolektor', minWidth: 120, whole: true, card: 'lead' },
      cell: ({ collector }) => collector.name,
    },
    {
      ...{ key: 'customer', header: 'Nasabah', minWidth: 150, whole: true },
      cell: ({ customer_name, contract_code }) => (
        <>
          <div>{customer_name}</div>
          <div>{contract_code}</div>
        </>
      ),
    },
    {
      ...{ key: 'day', header: 'Diterima', width: 124, whole: 'line' },
      cell: ({ day }) => formatDateShort(day),
    },
    { key: 'state', header: 'Status', cell: (tts) => <TtsStateChip tts={tts} />, minWidth: 170, whole: true },
    {
      key: 'became',
      header: 'Menjadi',
      cell: (tts) => <TtsBecame tts={tts} />,
      minWidth: 150,
      hideBelow: 1152,
    },
    ...(actOf ? [{ key: 'act', header: 'Tindakan', cell: actOf, width: ACT, card: 'act' as const }] : []),
  ],
  keyOf: ({ id }) => id,
  emptyWords: ({ search, state, late, collector }) =>
    search === '' && state === 'all' && late === 'all' && collector === 'all'
      ? { title: 'Belum ada tanda terima', why: 'Uang yang diterima kolektor saat kunjungan muncul di sini.' }
      : { title: 'Tidak ada tanda terima seperti itu', action: RESET },
});
