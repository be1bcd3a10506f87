import { FIGURES, measured, type FigureUnit } from '@/lib/collection/figures';
import type { FigureValue, Reading } from '@/lib/contract/monitoring';
import { formatPercent } from '@/lib/format/percent';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { bucketLabel } from './bucketLabel';

/** What a figure is called, with its slice: 'Terlambat 31–60 hari'. */
export function figureName({ figure, slice }: Pick<Reading, 'figure' | 'slice'>): string {
  const { name } = FIGURES[figure];
  if (slice === null) return name;
  if (figure === 'approvals')
    return slice.startsWith('0-') ? `${name} sejak hari ini` : `${name} ${bucketLabel(slice)}`;
  return slice === '0-0' ? bucketLabel(slice) : `${name} ${bucketLabel(slice)}`;
}

/** A figure as it is told first. */
export function valueText(figure: Reading['figure'], value: FigureValue): string {
  const { unit, noun } = FIGURES[figure];
  const number = measured(unit, value);
  if (unit === 'count') return `${formatNumber(number, 'text')} ${noun}`;
  return inUnit(unit, number);
}

/** A number of a unit. */
export function inUnit(unit: FigureUnit, number: number): string {
  if (unit === 'share') return formatPercent(number);
  return unit === 'rupiah' ? formatRupiah(number) : formatNumber(number, 'text');
}

/** What stands below it: how many, or what they come to. */
export function besideText({ figure, count, amount, whole }: Reading): string {
  const { unit, noun } = FIGURES[figure];
  if (unit === 'share') return `${formatRupiah(amount)} dari ${formatRupiah(whole)}`;
  if (unit === 'rupiah') return `${formatNumber(count, 'text')} ${noun}`;
  return amount === null ? '' : formatRupiah(amount);
}
