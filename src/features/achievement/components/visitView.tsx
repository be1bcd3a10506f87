import type { ListView } from '@/components/RecordList/ListView';
import type { AchievedVisit } from '@/lib/contract/achievement';
import { formatDateShort, formatInstant } from '@/lib/format/tanggal';
import { MET_LABELS, RESULT_LABELS } from '@/lib/labels/visitLabels';
import type { VisitListState } from '../domain/visitList';
import { codeColumn, collectorColumn, customerColumn } from './rowColumns';

/** How rows of plans and visits look. */
export const VISIT_VIEW: ListView<AchievedVisit, VisitListState, string> = {
  caption: 'Kunjungan',
  isShort: true,
  keyOf: ({ contract_code, collector, day, visit }) =>
    `${contract_code} ${collector.id} ${day} ${visit?.id ?? ''}`,
  nameOf: ({ customer_name, contract_code }) => `${customer_name}, ${contract_code}`,
  columns: [
    customerColumn(),
    codeColumn(),
    {
      ...{ key: 'day', header: 'Hari', width: 104, whole: 'line', card: 'aside' },
      cell: ({ day }) => formatDateShort(day),
    },
    {
      ...{ key: 'source', header: 'Asal', width: 132, whole: 'line', card: 'leadAside' },
      cell: ({ source }) => (source === null ? 'Di luar rencana' : SOURCES[source]),
    },
    {
      ...{ key: 'outcome', header: 'Hasil', minWidth: 220, whole: true, card: 'foot' },
      cell: outcomeWords,
    },
    collectorColumn(),
  ],
  emptyWords: ({ show }) => EMPTY[show],
};

const SOURCES = { PROMISE: 'Janji bayar', DUE: 'Jatuh tempo', ADDED: 'Ditambahkan' } as const;

/** What came of it: the visit, or why nobody went there. */
function outcomeWords({ visit, close_reason }: AchievedVisit): string {
  if (visit === null) return close_reason ? `Tidak dikunjungi: ${close_reason}` : 'Belum dikunjungi';
  return [
    RESULT_LABELS[visit.result],
    MET_LABELS[visit.met],
    formatInstant(visit.at),
    visit.note,
    visit.corrected && 'diperbaiki kunjungan kemudian',
  ]
    .filter(Boolean)
    .join(' · ');
}

const EMPTY = {
  plan: { title: 'Tidak ada rencana kerja pada periode ini' },
  visited: { title: 'Belum ada akun dalam rencana yang dikunjungi' },
  unvisited: { title: 'Semua akun dalam rencana sudah dikunjungi' },
  made: { title: 'Belum ada kunjungan pada periode ini' },
} as const;
