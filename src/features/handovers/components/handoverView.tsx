import { Money } from '@/components/Money/Money';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { HandoverListRow } from '@/lib/contract/handovers';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { HandoverListState } from '../domain/handoverList';

function Standing({ row: { underway, shortage_left } }: { row: HandoverListRow }) {
  if (shortage_left > 0)
    return (
      <StatusChip tone="overdue" wraps>
        Kurang setor {formatRupiah(shortage_left)}
      </StatusChip>
    );
  return underway > 0 ? (
    <StatusChip tone="waiting">{formatNumber(underway)} menunggu</StatusChip>
  ) : (
    <StatusChip tone="paid">Selesai</StatusChip>
  );
}

/** How hand-overs look that were taken. */
export const HANDOVER_VIEW: ListView<HandoverListRow, HandoverListState, number> = {
  caption: 'Setoran yang sudah diterima',
  columns: [
    { key: 'number', header: 'Nomor', cell: ({ number }) => number, minWidth: 156, whole: true },
    {
      ...{ key: 'counted', header: 'Dihitung', align: 'end', width: 128, card: 'aside' },
      cell: ({ counted }) => <Money value={counted} />,
    },
    {
      ...{ key: 'collector', header: 'Kolektor', minWidth: 150, whole: true, card: 'lead' },
      cell: ({ collector }) => collector.name,
    },
    {
      ...{ key: 'count', header: 'Tanda terima', align: 'end', width: 116 },
      ...{ card: 'leadAside', cardLabel: true },
      cell: ({ count }) => formatNumber(count),
    },
    {
      ...{ key: 'state', header: 'Keadaan', minWidth: 200, whole: true, card: 'foot' },
      cell: (row) => <Standing row={row} />,
    },
    {
      ...{ key: 'day', header: 'Diterima', width: 124, whole: 'line' },
      ...{ card: 'footAside', hideBelow: 768 },
      cell: ({ day }) => formatDateShort(day),
    },
    {
      ...{ key: 'cashier', header: 'Kasir', minWidth: 130, hideBelow: 1152, card: 'hidden' },
      cell: ({ cashier }) => cashier.name,
    },
  ],
  keyOf: ({ id }) => id,
  emptyWords: ({ underway, day }) =>
    underway === 'all' && day === ''
      ? { title: 'Belum ada setoran', why: 'Setoran kolektor yang sudah dibukukan muncul di sini.' }
      : { title: 'Tidak ada setoran seperti itu', action: RESET },
  skeletonRows: 6,
  isShort: true,
};
