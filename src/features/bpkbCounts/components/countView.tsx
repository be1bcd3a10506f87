import { RESET, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { BpkbCountRow } from '@/lib/contract/bpkbCounts';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import type { CountListState } from '../domain/countList';
import { COUNT_LABELS, countName } from '../domain/countWords';

/** What differs, in words; '' while it is counted. */
const differingText = ({ differing }: BpkbCountRow): string => {
  if (!differing) return '';
  if (differing.all === 0) return 'Tidak ada selisih';
  const all = `${formatNumber(differing.all)} selisih`;
  return differing.open === 0
    ? `${all}, selesai semua`
    : `${all}, ${formatNumber(differing.open)} belum selesai`;
};

/** How counts look in a list. */
export const COUNT_VIEW: ListView<BpkbCountRow, CountListState, number> = {
  caption: 'Opname BPKB',
  columns: [
    { key: 'what', header: 'Yang dihitung', minWidth: 170, whole: true, cell: countName },
    {
      ...{ key: 'state', header: 'Keadaan', width: 196, whole: true, card: 'aside' },
      cell: ({ state }) => (
        <StatusChip tone={COUNT_LABELS[state].tone} wraps>
          {COUNT_LABELS[state].label}
        </StatusChip>
      ),
    },
    {
      ...{
        key: 'counted',
        header: 'Terhitung',
        align: 'end',
        width: 112,
        hideBelow: 768,
        card: 'footAside',
        cardLabel: true,
      },
      cell: ({ counted }) => formatNumber(counted),
    },
    {
      ...{ key: 'started', header: 'Dimulai', minWidth: 168, whole: true, card: 'lead' },
      cell: ({ started_at: at }) => formatInstant(at),
    },
    {
      ...{ key: 'differing', header: 'Selisih', minWidth: 176, whole: true, card: 'foot' },
      cell: differingText,
    },
    {
      ...{
        key: 'counters',
        header: 'Penghitung',
        minWidth: 150,
        whole: true,
        hideBelow: 944,
        card: 'hidden',
      },
      cell: ({ counters }) => counters.join(', '),
    },
  ],
  keyOf: ({ id }) => id,
  nameOf: (row) => `Opname ${countName(row)}, ${formatInstant(row.started_at)}`,
  emptyWords: ({ state }) =>
    state === 'all'
      ? {
          title: 'Belum ada opname',
          why: 'Mulai satu untuk kantor atau satu brankas; isi yang tercatat dibekukan saat itu.',
        }
      : { title: 'Tidak ada opname seperti itu', action: RESET },
  skeletonRows: 6,
  isShort: true,
};
