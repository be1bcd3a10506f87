import type { Period, ReceiptDay } from '@/lib/contract/creditListDefaults';
import { periodWindow } from '../calendar/periodWindow';

interface ExportSpan {
  period: Period;
  by: ReceiptDay;
}

/**
 * `nota-cicilan_2026-11-20.csv`, `…_2026-11-16_2026-11-22.csv`, `…_2026-11.csv`, `…_2026.csv`, `…_semua.csv`; by day of
 * entry `nota-cicilan_entri_2026-11-20.csv`.
 */
export function exportFileName({ period, by }: ExportSpan, date: string): string {
  const window = periodWindow(period, date);
  const span: Record<Period, string> = {
    day: date,
    week: `${window?.from}_${window?.to}`,
    month: date.slice(0, 7),
    year: date.slice(0, 4),
    all: 'semua',
  };
  // Without a period there is no day that it goes by.
  const name = by === 'entered' && period !== 'all' ? 'nota-cicilan_entri' : 'nota-cicilan';
  return `${name}_${span[period]}.csv`;
}
