import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import type { AchievementPeriod } from '@/lib/contract/achievementDefaults';
import { formatDate, formatMonth, formatWeekday } from '@/lib/format/tanggal';

/** First and last day of the day, week (Monday to Sunday) or month around a day. */
export function windowAround(period: AchievementPeriod, day: string): { from: string; to: string } {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') {
    const from = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** `Jumat, 20 November 2026`, `16–22 November 2026`, `November 2026`. */
export function windowText(period: AchievementPeriod, { from, to }: { from: string; to: string }): string {
  if (period === 'day') return formatWeekday(from);
  if (period === 'month') return formatMonth(from);
  const [first, last] = [formatDate(from), formatDate(to)];
  const [day = '', month = '', year = ''] = first.split(' ');
  if (last.endsWith(` ${month} ${year}`)) return `${day}–${last}`;
  return `${last.endsWith(` ${year}`) ? `${day} ${month}` : first} – ${last}`;
}

/** What the period that today is in is called. */
export const CURRENT: Readonly<Record<AchievementPeriod, string>> = {
  day: 'hari ini',
  week: 'minggu ini',
  month: 'bulan ini',
};

/**
 * A day of the period `step` periods on, as the address says it ('': today); undefined where that begins after today, or
 * nobody knows yet which day today is.
 */
export function dayBeside(
  period: AchievementPeriod,
  day: string,
  step: 1 | -1,
  today: string | undefined,
): string | undefined {
  const { from } = windowAround(period, day);
  const beside =
    period === 'month' ? addMonths(from, step) : addDays(day, step * (period === 'week' ? 7 : 1));
  const next = windowAround(period, beside);
  if (today === undefined) return step === 1 ? undefined : beside;
  if (next.from <= today && today <= next.to) return '';
  return next.from > today ? undefined : beside;
}
