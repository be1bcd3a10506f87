const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;

const pad = (value: number) => String(value).padStart(2, '0');

/** Calendar date in words: `2026-11-20` → `20 November 2026`. Unreadable text stays as it is; empty shows blank. */
export function formatDate(date: string | null | undefined): string {
  if (!date) return '';
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  const month = match && MONTHS[Number(match[2]) - 1];
  return match && month ? `${Number(match[3])} ${month} ${match[1]}` : date;
}

const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

/** Calendar date with its weekday: `2026-12-05` → `Sabtu, 5 Desember 2026`. Unreadable text stays as it is. */
export function formatWeekday(date: string): string {
  const day = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return day ? `${day}, ${formatDate(date)}` : date;
}

/** The same where space is short: `Sab, 5 Des`. */
export function formatWeekdayShort(date: string): string {
  const match = /^(\p{L}{3})\p{L}*, (\d+ \p{L}{3})/u.exec(formatWeekday(date));
  return match ? `${match[1]}, ${match[2]}` : date;
}

/** The month of a calendar date: `2026-11-20` → `November 2026`. */
export function formatMonth(date: string): string {
  return formatDate(date).replace(/^\d+ /, '');
}

/** A day in few letters: `2026-11-20` → `20 Nov`. `year`: the year is said too. */
export function formatDayBrief(date: string, year = false): string {
  const [day = '', month = '', its = ''] = formatDate(date).split(' ');
  return [day, month.slice(0, 3), ...(year ? [its] : [])].join(' ').trim();
}

/** Calendar date for narrow columns: `2026-11-20` → `20/11/2026`. */
export function formatDateShort(date: string | null | undefined): string {
  if (!date) return '';
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date;
}

/**
 * An instant on this device's clock: `20 November 2026, 14:05` (SPEC 2: day, Indonesian month name, year, hh:mm).
 * Text without a zone, as some hosts send it, is read as local time; unreadable text stays as it is.
 */
export function formatInstant(instant: string | null | undefined): string {
  if (!instant) return '';
  const date = new Date(instant.replace(' ', 'T'));
  if (Number.isNaN(date.getTime())) return instant;
  const month = MONTHS[date.getMonth()] ?? '';
  return `${date.getDate()} ${month} ${date.getFullYear()}, ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The day of an instant on this device's clock, for narrow columns: `20/11/2026`. Unreadable text stays as it is. */
export function formatInstantDay(instant: string): string {
  const date = new Date(instant.replace(' ', 'T'));
  if (Number.isNaN(date.getTime())) return instant;
  return `${pad(date.getDate())}/${pad(date.getMonth() + 1)}/${date.getFullYear()}`;
}
