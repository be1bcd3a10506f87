import { Money } from '@/components/Money/Money';
import type { RowsView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { HandoverCollector } from '@/lib/contract/handovers';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { takingSearch } from '../domain/takingAddress';

/** How collectors look who carry money; the key is the query part of where it is taken. */
export const COLLECTOR_VIEW: RowsView<HandoverCollector, string> = {
  caption: 'Kolektor yang membawa uang',
  columns: [
    {
      ...{ key: 'collector', header: 'Kolektor', minWidth: 160, whole: true },
      cell: ({ collector }) => collector.name,
    },
    {
      ...{ key: 'total', header: 'Dibawa', align: 'end', width: 132, card: 'aside' },
      cell: ({ total }) => <Money value={total} />,
    },
    {
      ...{ key: 'count', header: 'Tanda terima', align: 'end', width: 116, card: 'lead', cardLabel: true },
      cell: ({ count }) => formatNumber(count),
    },
    {
      ...{ key: 'oldest', header: 'Sejak', width: 124, whole: 'line', card: 'leadAside', cardLabel: true },
      cell: ({ oldest_day }) => formatDateShort(oldest_day),
    },
    {
      ...{ key: 'late', header: 'Lama dibawa', minWidth: 200, whole: true, card: 'foot' },
      cell: ({ late }) =>
        late > 0 ? (
          <StatusChip tone="overdue" wraps>
            {formatNumber(late)} lebih dari satu hari kerja
          </StatusChip>
        ) : (
          'Sampai satu hari kerja'
        ),
    },
    {
      ...{ key: 'shortage', header: 'Kurang setor', align: 'end', width: 124 },
      ...{ card: 'footAside', cardLabel: true, hideBelow: 944 },
      cell: ({ shortage }) => <Money value={shortage} />,
    },
    {
      ...{ key: 'office', header: 'Kantor', width: 128, hideBelow: 1152, card: 'hidden' },
      cell: ({ office }) => office.name,
    },
  ],
  keyOf: ({ collector, office }) => takingSearch({ collector: collector.id, office: office.id }),
  nameOf: ({ collector }) => `Terima setoran ${collector.name}`,
  skeletonRows: 3,
};
