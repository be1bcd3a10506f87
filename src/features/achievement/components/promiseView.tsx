import { Money } from '@/components/Money/Money';
import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { AchievedPromise } from '@/lib/contract/achievement';
import { formatDateShort, formatDayBrief } from '@/lib/format/tanggal';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import type { PromiseListState } from '../domain/promiseList';
import { codeColumn, collectorColumn, customerColumn } from './rowColumns';

/** How promises look: what was said, what came, and what it is by now. */
export const PROMISE_VIEW: ListView<AchievedPromise, PromiseListState, number> = {
  caption: 'Janji bayar',
  isShort: true,
  keyOf: ({ id }) => id,
  nameOf: ({ customer_name, contract_code }) => `${customer_name}, ${contract_code}`,
  columns: [
    customerColumn(),
    codeColumn(),
    {
      ...{ key: 'state', header: 'Status', width: 206, whole: 'line', card: 'leadAside' },
      cell: (row) => <State row={row} />,
    },
    {
      ...{ key: 'due', header: 'Dijanjikan untuk', width: 104, whole: 'line', card: 'footAside' },
      cell: ({ due }) => formatDateShort(due),
    },
    {
      ...{ key: 'source', header: 'Dicatat', minWidth: 130, hideBelow: 1152, card: 'hidden' },
      cell: ({ source, made_on }) =>
        `${source === 'CALL' ? 'Telepon' : 'Kunjungan'}, ${formatDayBrief(made_on)}`,
    },
    collectorColumn(),
    {
      ...{ key: 'paid', header: 'Masuk', align: 'end', width: 116, card: 'foot', cardLabel: true },
      cell: ({ paid }) => <Money value={paid} />,
    },
    {
      ...{ key: 'amount', header: 'Janji', align: 'end', width: 116, card: 'aside' },
      cell: ({ amount }) => <Money value={amount} />,
    },
  ],
  emptyWords: () => ({
    title: 'Tidak ada janji seperti itu pada periode ini',
    why: 'Janji dihitung pada hari yang dijanjikan, bagi yang mencatatnya.',
  }),
};

const STATES: Readonly<Record<AchievedPromise['state'], StatusLabel>> = {
  KEPT: { label: 'Ditepati', tone: 'paid' },
  BROKEN: { label: 'Ingkar', tone: 'overdue' },
  RUNNING: { label: 'Berjalan', tone: 'waiting' },
  REPLACED: { label: 'Diganti', tone: 'neutral' },
};

function State({ row: { state, ends_on } }: { row: AchievedPromise }) {
  const { label, tone } = STATES[state];
  return (
    <StatusChip tone={tone}>
      {state === 'RUNNING' ? `Ditunggu s.d. ${formatDayBrief(ends_on)}` : label}
    </StatusChip>
  );
}
