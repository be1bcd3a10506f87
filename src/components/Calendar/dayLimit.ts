import { formatDate } from '@/lib/format/tanggal';

/** First and last day that may be chosen, `YYYY-MM-DD`. */
export interface DayLimits {
  /** First day that may be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string | undefined;
}

/** Why a day cannot be chosen; undefined where it can. */
export function dayLimit(day: string, { min, max }: DayLimits, today: string): string | undefined {
  if (min && day < min)
    return min === today ? 'Tidak boleh sebelum hari ini.' : `Paling awal ${formatDate(min)}.`;
  if (max && day > max)
    return max === today ? 'Tidak boleh setelah hari ini.' : `Paling akhir ${formatDate(max)}.`;
  return undefined;
}
