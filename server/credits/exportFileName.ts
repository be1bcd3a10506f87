import type { Period } from '@/lib/contract/credits';
import { periodWindow } from '../calendar/periodWindow';

/** `nota-cicilan_2026-11-20.csv`, `…_2026-11-16_2026-11-22.csv`, `…_2026-11.csv`, `…_2026.csv`, `…_semua.csv`. */
export function exportFileName(period: Period, date: string): string {
  const window = periodWindow(period, date);
  const span: Record<Period, string> = {
    day: date,
    week: `${window?.from}_${window?.to}`,
    month: date.slice(0, 7),
    year: date.slice(0, 4),
    all: 'semua',
  };
  return `nota-cicilan_${span[period]}.csv`;
}
