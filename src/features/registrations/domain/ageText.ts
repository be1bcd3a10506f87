import type { SelectOption } from '@/components/Select/Select';
import { formatNumber } from '@/lib/format/rupiah';

/** How long a registration has stood in its status, days of the office's calendar. */
export const ageText = (days: number): string => (days === 0 ? 'Hari ini' : `${formatNumber(days)} hari`);

/** Ages from which on a list may be narrowed, days. */
const AGES = [3, 7, 14, 30, 90];

/** `7 hari atau lebih` */
export const atLeastText = (days: number): string => `${formatNumber(days)} hari atau lebih`;

/** Ages to narrow a list to; one that came with the address stands there too. */
export function ageOptions(chosen: number | 'all'): SelectOption[] {
  const ages = chosen === 'all' || AGES.includes(chosen) ? AGES : [...AGES, chosen].sort((a, b) => a - b);
  return [
    { value: 'all', label: 'Semua umur' },
    ...ages.map((days) => ({ value: String(days), label: atLeastText(days) })),
  ];
}
