import { FIGURES, measured, type FigureState, type FigureUnit } from '@/lib/collection/figures';
import type { ComparedFigure } from '@/lib/contract/monitoring';
import { formatDayBrief } from '@/lib/format/tanggal';
import { inUnit, valueText } from '@/lib/labels/figureText';
import type { StatusLabel } from '@/lib/labels/statusLabel';

/** The same day of last month, and how it moved since. */
export function beforeText({ figure, before, ...value }: ComparedFigure, day: string): string {
  const on = formatDayBrief(day);
  if (before === null) return `Belum ada angka ${on}`;
  const { unit } = FIGURES[figure];
  return `${on} ${valueText(figure, before)}, ${moveText(unit, measured(unit, value) - measured(unit, before))}`;
}

/** How a figure moved: 'naik Rp1.250.000'. */
export function moveText(unit: FigureUnit, by: number): string {
  if (by === 0) return 'tetap';
  return `${by > 0 ? 'naik' : 'turun'} ${inUnit(unit, Math.abs(by))}`;
}

/** How a figure that needs attention is marked; null: it does not. */
export const STATE_LABELS: Readonly<Record<FigureState, StatusLabel | null>> = {
  worse: { label: 'Memburuk', tone: 'overdue' },
  waits: { label: 'Menunggu', tone: 'waiting' },
  calm: null,
};
