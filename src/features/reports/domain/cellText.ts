import type { ReportKind } from '@/lib/contract/reportTerms';
import { formatPercent } from '@/lib/format/percent';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort, formatInstant } from '@/lib/format/tanggal';

/** What stands in a cell; nothing is ''. */
export type CellValue = string | number | null;

/** Set to the right, and never cut. */
export const isFigure = (kind: ReportKind): boolean =>
  kind === 'number' || kind === 'rupiah' || kind === 'percent';

/** A cell as a table shows it. */
export function cellText(kind: ReportKind, value: CellValue): string {
  if (value === null) return '';
  if (kind === 'percent') return formatPercent(Number(value));
  if (isFigure(kind)) return formatNumber(Number(value));
  if (kind === 'day') return formatDateShort(String(value));
  return kind === 'time' ? formatInstant(String(value)) : String(value);
}
