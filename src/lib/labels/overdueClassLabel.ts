import type { DayRange, OverdueClass } from '../arithmetic/overdueClass';
import { formatNumber } from '../format/rupiah';

/** What a collectibility is called. */
export const COLLECTIBILITIES = [
  'Lancar',
  'Dalam perhatian khusus',
  'Kurang lancar',
  'Diragukan',
  'Macet',
] as const;

/** Days of DPD in words: `0 hari`, `1–7 hari`, `> 120 hari`. */
export function rangeText({ from, to }: DayRange): string {
  if (to === null) return `> ${formatNumber(from - 1)} hari`;
  return from === to ? `${formatNumber(from)} hari` : `${formatNumber(from)}–${formatNumber(to)} hari`;
}

/** A class in short, as collectors say it: `Kol. 2 · 8–15 hari`. */
export const overdueClassText = ({ collectibility, bucket }: OverdueClass): string =>
  `Kol. ${collectibility} · ${rangeText(bucket)}`;
