import { formatInstantDay } from '@/lib/format/tanggal';

/** The day on which figures were read, `YYYY-MM-DD`; undefined: none were read. */
export function todayOf(asOf: string | undefined): string | undefined {
  if (asOf === undefined) return undefined;
  return formatInstantDay(asOf).split('/').reverse().join('-');
}
