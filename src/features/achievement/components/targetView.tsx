import { Money } from '@/components/Money/Money';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { CollectorTarget } from '@/lib/contract/collectorTargets';
import { formatNumber } from '@/lib/format/rupiah';
import type { TargetListState } from '../domain/targetList';
import { targetSum } from '../domain/targetForm';

const sumOf = (targets: CollectorTarget['targets']) => (targets.length > 0 ? targetSum(targets) : null);

/** How targets of a month look: what each collector is to collect; of a closed one the page says once why not. */
export const targetView = (closed: boolean): ListView<CollectorTarget, TargetListState, number> => ({
  caption: 'Target kolektor',
  keyOf: ({ collector }) => collector.id,
  nameOf: ({ collector }) => `Target ${collector.name}`,
  columns: [
    {
      ...{ key: 'collector', header: 'Kolektor', minWidth: 170, whole: true },
      cell: ({ collector }) => collector.name,
    },
    {
      ...{ key: 'amount', header: 'Target', align: 'end', width: 150, card: 'lead', cardLabel: true },
      cell: ({ targets }) => <Money value={sumOf(targets)?.amount} />,
    },
    {
      ...{ key: 'accounts', header: 'Akun', align: 'end', width: 88, card: 'leadAside', cardLabel: true },
      cell: ({ targets }) => formatNumber(sumOf(targets)?.accounts),
    },
    {
      ...{ key: 'before', header: 'Bulan lalu', align: 'end', width: 150, hideBelow: 768, card: 'hidden' },
      cell: ({ before }) => <Money value={sumOf(before)?.amount} />,
    },
    {
      ...{ key: 'state', header: 'Keadaan', minWidth: 200, whole: true, card: 'foot' },
      cell: (row) => <Standing row={row} closed={closed} />,
    },
  ],
  emptyWords: () => ({
    title: 'Belum ada kolektor di kantor ini',
    why: 'Kolektor muncul di sini setelah memegang akun; akun dibagikan di Distribusi Kolektor.',
  }),
  skeletonRows: 6,
  isShort: true,
});

/** Set or not, and why it can't be. */
function Standing({ row: { targets, obstacle }, closed }: { row: CollectorTarget; closed: boolean }) {
  if (obstacle !== null && !closed) return obstacle;
  return targets.length > 0 ? (
    <StatusChip tone="paid">Ditetapkan</StatusChip>
  ) : (
    <StatusChip tone={closed ? 'neutral' : 'waiting'}>
      {closed ? 'Tidak ditetapkan' : 'Belum ditetapkan'}
    </StatusChip>
  );
}
