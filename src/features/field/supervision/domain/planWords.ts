import type { PlanOverview, PlanProgress, PlanRowState, PlanVisit } from '@/lib/contract/collectorPlan';
import type { FieldChange } from '@/lib/editor/editor';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import { RESULT_LABELS } from '@/lib/labels/visitLabels';

export type OverviewRow = PlanOverview['rows'][number];

/** Why nobody needs to go there any more. */
export const ROW_STATE_LABELS: Readonly<Record<Exclude<PlanRowState, 'OPEN'>, StatusLabel>> = {
  PAID: { label: 'Sudah dibayar', tone: 'paid' },
  MOVED: { label: 'Dialihkan', tone: 'neutral' },
  ENDED: { label: 'Kontrak berakhir', tone: 'neutral' },
};

/** Why a row stands in the plan. */
export function sourceWords({ source, added_reason }: Pick<OverviewRow, 'source' | 'added_reason'>): string {
  if (source === 'ADDED') return `Ditambahkan: ${added_reason}`;
  return source === 'PROMISE' ? 'Janji bayar' : 'Jatuh tempo';
}

/** What a visit came to, and when. */
export const visitWords = ({ result, amount, at, corrects }: PlanVisit): string =>
  [
    RESULT_LABELS[result],
    amount > 0 && formatRupiah(amount),
    formatInstant(at),
    corrects !== null && 'memperbaiki kunjungan sebelumnya',
  ]
    .filter(Boolean)
    .join(' · ');

/** `5 dari 12`. */
export const visitedWords = ({ visited, rows }: Pick<PlanProgress, 'visited' | 'rows'>): string =>
  `${formatNumber(visited)} dari ${formatNumber(rows)}`;

/** How a plan stands. */
export function planStanding({
  closed_at,
  visited,
  rows,
}: Pick<PlanProgress, 'closed_at' | 'visited' | 'rows'>): StatusLabel {
  if (closed_at !== null) return { label: 'Ditutup', tone: 'neutral' };
  if (visited === 0) return { label: 'Belum mulai', tone: 'waiting' };
  return visited >= rows ? { label: 'Semua dikunjungi', tone: 'paid' } : { label: 'Berjalan', tone: 'due' };
}

const lastVisit = ({ visits }: OverviewRow) => {
  const last = visits.at(-1);
  return last ? RESULT_LABELS[last.result] : 'belum dikunjungi';
};

/** What came to a plan since it was looked at, in words. */
export function planChanges(before: PlanOverview, after: PlanOverview): FieldChange[] {
  const known = new Map(before.rows.map((row) => [row.contract_code, row]));
  const rows = after.rows.flatMap((row) => {
    const was = known.get(row.contract_code);
    const label = row.customer_name;
    if (!was) return [{ label, before: 'tidak ada dalam rencana', after: 'ditambahkan' }];
    if (was.visits.length === row.visits.length) return [];
    return [{ label, before: lastVisit(was), after: lastVisit(row) }];
  });
  const closed =
    before.closed_at === null && after.closed_at !== null
      ? [{ label: 'Rencana', before: 'terbuka', after: `ditutup ${after.closed_by?.name ?? 'orang lain'}` }]
      : [];
  const late =
    before.may_add && !after.may_add && after.closed_at === null
      ? [{ label: 'Menambah akun', before: 'masih bisa', after: 'sudah lewat pukul 12.00' }]
      : [];
  return [...closed, ...late, ...rows];
}
