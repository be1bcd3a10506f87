import { overdueClassOf, type DayRange, type OverdueClasses } from '@/lib/arithmetic/overdueClass';
import { formatNumber } from '@/lib/format/rupiah';

/** Days of DPD in words: `0 hari`, `1–7 hari`, `> 120 hari`. */
export function rangeText({ from, to }: DayRange): string {
  if (to === null) return `> ${formatNumber(from - 1)} hari`;
  return from === to ? `${formatNumber(from)} hari` : `${formatNumber(from)}–${formatNumber(to)} hari`;
}

/** The days of the example. */
const EXAMPLE = 37;

/** What the classes say of an example, in words. */
export function exampleText(classes: Omit<OverdueClasses, 'valid_from'>): string {
  const { collectibility, bucket } = overdueClassOf(classes, EXAMPLE);
  return `Contoh: tunggakan ${EXAMPLE} hari → kolektibilitas ${collectibility}, kelompok ${rangeText(bucket)}.`;
}

/** What a collectibility is called. */
export const COLLECTIBILITIES = [
  'Lancar',
  'Dalam perhatian khusus',
  'Kurang lancar',
  'Diragukan',
  'Macet',
] as const;
