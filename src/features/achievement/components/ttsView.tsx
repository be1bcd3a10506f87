import { Money } from '@/components/Money/Money';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { AchievedTts } from '@/lib/contract/achievement';
import { formatDayBrief, formatInstant } from '@/lib/format/tanggal';
import type { TtsListState } from '../domain/ttsList';
import { codeColumn, collectorColumn, customerColumn } from './rowColumns';

/** How TTS look: when each was taken, and when a cashier counted it. */
export const TTS_VIEW: ListView<AchievedTts, TtsListState, number> = {
  caption: 'Tanda terima',
  isShort: true,
  keyOf: ({ id }) => id,
  nameOf: ({ customer_name, number }) => `${customer_name}, ${number}`,
  columns: [
    customerColumn(),
    codeColumn(),
    {
      ...{ key: 'number', header: 'Nomor', width: 150, whole: 'line', card: 'foot' },
      cell: ({ number }) => number,
    },
    {
      ...{ key: 'at', header: 'Diterima', width: 130, whole: true, hideBelow: 944, card: 'footAside' },
      cell: ({ at }) => formatInstant(at),
    },
    {
      ...{ key: 'handed', header: 'Disetor', width: 160, whole: 'line', card: 'leadAside' },
      cell: (row) => <HandedIn row={row} />,
    },
    collectorColumn(),
    {
      ...{ key: 'amount', header: 'Jumlah', align: 'end', width: 116, card: 'aside' },
      cell: ({ amount }) => <Money value={amount} />,
    },
  ],
  emptyWords: () => ({ title: 'Tidak ada tanda terima seperti itu pada periode ini' }),
};

function HandedIn({ row: { state, same_day, handed_in_on } }: { row: AchievedTts }) {
  if (state === 'VOID') return <StatusChip tone="neutral">Dibatalkan</StatusChip>;
  if (same_day) return <StatusChip tone="paid">Hari itu</StatusChip>;
  if (handed_in_on === null) return <StatusChip tone="waiting">Belum disetor</StatusChip>;
  return <StatusChip tone="due">Baru {formatDayBrief(handed_in_on)}</StatusChip>;
}
