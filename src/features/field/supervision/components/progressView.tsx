import { Money } from '@/components/Money/Money';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { PlanProgress } from '@/lib/contract/collectorPlan';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import type { PlanListState } from '../domain/planProgressList';
import { planStanding, visitedWords } from '../domain/planWords';

function Standing({ plan }: { plan: PlanProgress }) {
  const { tone, label } = planStanding(plan);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}

/** How plans of a day look: how far each collector is, and the money on the way. */
export const PROGRESS_VIEW: ListView<PlanProgress, PlanListState, number> = {
  caption: 'Rencana kerja kolektor',
  columns: [
    {
      key: 'collector',
      header: 'Kolektor',
      cell: ({ collector }) => collector.name,
      minWidth: 170,
      whole: true,
    },
    {
      ...{ key: 'standing', header: 'Status', width: 176, card: 'aside', whole: 'line' },
      cell: (plan) => <Standing plan={plan} />,
    },
    {
      ...{ key: 'visited', header: 'Dikunjungi', align: 'end', width: 112, card: 'lead', cardLabel: true },
      cell: visitedWords,
    },
    {
      ...{ key: 'promised', header: 'Janji', align: 'end', width: 76, card: 'leadAside', cardLabel: true },
      cell: ({ promised }) => formatNumber(promised),
    },
    {
      ...{ key: 'taken', header: 'Diterima', align: 'end', width: 146 },
      ...{ card: 'foot', cardLabel: true },
      cell: ({ taken }) => <Money value={taken.amount} />,
    },
    {
      ...{ key: 'carried', header: 'Dibawa', align: 'end', width: 132 },
      ...{ card: 'footAside', cardLabel: true },
      cell: ({ carried }) => <Money value={carried.amount} />,
    },
    {
      ...{ key: 'last', header: 'Kabar terakhir', width: 190, hideBelow: 1152, card: 'hidden' },
      cell: ({ last_at }) => (last_at === null ? 'Belum ada' : formatInstant(last_at)),
    },
  ],
  keyOf: ({ id }) => id,
  nameOf: ({ collector }) => `Rencana ${collector.name}`,
  emptyWords: () => ({
    title: 'Tidak ada rencana kerja pada hari ini',
    why: 'Rencana dibuat setiap hari bagi kolektor yang punya akun terlambat atau jatuh tempo dalam 3 hari.',
  }),
  skeletonRows: 6,
  isShort: true,
};
