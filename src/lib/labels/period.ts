import { addMonths, isRealDate } from '@/lib/arithmetic/calendar';
import { formatDate, formatMonth } from '@/lib/format/tanggal';

/** From which day to which, both included. */
export interface Period {
  from: string;
  to: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The first and last day of the month that a day is in, or of one so many months beside it. */
export function monthOf(day: string, beside = 0): Period {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + beside, 1));
  const last = new Date(Date.UTC(year, month + beside, 0));
  const start = `${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}`;
  return { from: `${start}-01`, to: `${start}-${pad(last.getUTCDate())}` };
}

/** It is one whole month. */
export const isMonth = ({ from, to }: Period): boolean =>
  monthOf(from).from === from && monthOf(from).to === to;

/** Most days of a period where nothing else is said. */
const MOST_DAYS = 366;

/**
 * Why nothing can be made of it, in words; null: it can.
 * @param years the most that it may last. Default 366 days
 */
export function periodProblem({ from, to }: Period, years?: number): string | null {
  if (!isRealDate(from) || !isRealDate(to)) return 'Pilih hari pertama dan hari terakhirnya.';
  if (to < from) return 'Hari terakhir tidak boleh sebelum hari pertama.';
  if (years !== undefined) return to < addMonths(from, years * 12) ? null : `Paling lama ${years} tahun.`;
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days > MOST_DAYS ? 'Paling lama 366 hari.' : null;
}

/** A period in words: a month by its name, else both days. */
export const periodText = (period: Period): string =>
  isMonth(period) ? formatMonth(period.from) : `${formatDate(period.from)} sampai ${formatDate(period.to)}`;
