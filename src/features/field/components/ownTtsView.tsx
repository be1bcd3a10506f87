import { RESET, type ListView } from '@/components/RecordList/ListView';
import { Money } from '@/components/Money/Money';
import type { Tts } from '@/lib/contract/tts';
import { formatInstant } from '@/lib/format/tanggal';
import type { OwnTtsState } from '../domain/ownTtsList';
import { TtsBecame } from './TtsBecame';
import { TtsStateChip } from './TtsStateChip';

/** How a collector's own TTS look, each with what became of its money. */
export const OWN_TTS_VIEW: ListView<Tts, OwnTtsState, number> = {
  caption: 'Tanda terima',
  columns: [
    { key: 'number', header: 'Nomor', cell: ({ number }) => number, minWidth: 160 },
    { key: 'customer', header: 'Nasabah', cell: ({ customer_name }) => customer_name, minWidth: 160 },
    { key: 'at', header: 'Diterima', cell: ({ at }) => formatInstant(at), width: 190 },
    { key: 'state', header: 'Status', cell: (tts) => <TtsStateChip tts={tts} />, minWidth: 200 },
    { key: 'became', header: 'Menjadi', cell: (tts) => <TtsBecame tts={tts} />, minWidth: 200 },
    {
      ...{ key: 'amount', header: 'Jumlah', align: 'end', width: 130, card: 'aside' },
      cell: ({ amount }) => <Money value={amount} />,
    },
  ],
  keyOf: ({ id }) => id,
  emptyWords: ({ state }) =>
    state === 'all'
      ? { title: 'Belum ada tanda terima', why: 'Uang yang diterima saat kunjungan muncul di sini.' }
      : { title: 'Tidak ada tanda terima seperti itu', action: RESET },
};
