import type { ReactNode } from 'react';
import type { EmptyWords, ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { PROMISE_DAYS_BACK, type ListedPromise, type PromiseGroup } from '@/lib/contract/calls';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort, formatDayBrief } from '@/lib/format/tanggal';
import { PROMISE_LABELS } from '../../calls/domain/callText';
import type { PromisedListState } from '../domain/promisedList';

/** How the list looks; `actsOf`: what can be done with a promise. */
export const promisedView = (
  actsOf: ((row: ListedPromise) => ReactNode) | null,
): ListView<ListedPromise, PromisedListState, string> => ({
  caption: 'Janji Bayar',
  keyOf: ({ contract_code }) => contract_code,
  nameOf: (row) => `${row.customer_name}, ${row.contract_code}`,
  columns: [
    { key: 'customer_name', header: 'Nasabah', cell: (row) => row.customer_name, minWidth: 150, whole: true },
    {
      ...{ key: 'code', header: 'Kontrak', width: 150, whole: 'line', card: 'lead' },
      cell: (row) => row.contract_code,
    },
    {
      ...{ key: 'due', header: 'Janji', width: 118, whole: 'line', card: 'footAside' },
      cell: (row) => formatDateShort(row.due),
    },
    {
      ...{ key: 'amount', header: 'Jumlah', align: 'end', width: 116, card: 'aside' },
      cell: (row) => formatNumber(row.amount),
    },
    {
      ...{
        key: 'paid',
        header: 'Masuk',
        align: 'end',
        width: 116,
        hideBelow: 1152,
        card: 'foot',
        cardLabel: true,
      },
      cell: (row) => formatNumber(row.paid),
    },
    {
      ...{ key: 'state', header: 'Status', width: 190, whole: true, card: 'leadAside' },
      cell: (row) => <State row={row} />,
    },
    {
      ...{ key: 'by', header: 'Dicatat', width: 150, whole: true, hideBelow: 1248, card: 'hidden' },
      cell: (row) => `${row.written_by.name}, ${formatDayBrief(row.made_on)}`,
    },
    ...(actsOf ? [{ key: 'act', header: 'Tindakan', cell: actsOf, width: 156, card: 'act' } as const] : []),
  ],
  emptyWords: ({ group }) => EMPTY[group],
});

/** Until when one that runs is waited for stands in its state. */
function State({ row: { state, ends_on } }: { row: ListedPromise }) {
  const { label, tone } = PROMISE_LABELS[state];
  return (
    <StatusChip tone={tone}>
      {state === 'RUNNING' ? `Ditunggu s.d. ${formatDayBrief(ends_on)}` : label}
    </StatusChip>
  );
}

const EMPTY: Readonly<Record<PromiseGroup, EmptyWords>> = {
  running: {
    title: 'Tidak ada janji yang ditunggu',
    why: 'Janji muncul di sini setelah dicatat dari telepon atau kunjungan.',
  },
  today: { title: 'Tidak ada janji untuk hari ini' },
  soon: { title: 'Tidak ada janji sampai 3 hari lagi' },
  kept: { title: `Tidak ada janji yang ditepati dalam ${PROMISE_DAYS_BACK} hari terakhir` },
  broken: { title: `Tidak ada janji yang ingkar dalam ${PROMISE_DAYS_BACK} hari terakhir` },
};
