import { formatDate } from '@/lib/format/tanggal';

/** Days from–to in words: `2–19 November 2026`, `28 Oktober – 2 November 2026`, or one day; blank without days. */
export function dateSpan(from: string | null, to: string | null): string {
  if (!from || !to) return '';
  if (from === to) return formatDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${formatDate(to)}`;
  const start = formatDate(from);
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.slice(0, -5) : start} – ${formatDate(to)}`;
}
