import { daysBetween } from '@/lib/arithmetic/calendar';
import type { BpkbRow } from '@/lib/contract/bpkbList';
import type { BpkbState } from '@/lib/contract/bpkbTerms';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

/** A number that is not known yet, in words. */
export const numberText = (number: string): string => (number === '' ? 'Belum diketahui' : number);

/** How long it has stood so: 'hari ini', '12 hari'. */
export const ageText = (days: number): string => (days <= 0 ? 'Hari ini' : `${formatNumber(days)} hari`);

/** Where it is, or who has it; '' where nobody knows. */
export function whereText(book: Pick<BpkbRow, 'state' | 'place' | 'holder' | 'to_office'>): string {
  const { state, place, holder, to_office: to } = book;
  if (state === 'IN_TRANSIT') return `Ke ${to?.name ?? 'kantor lain'}${holder && `, ${holder}`}`;
  return place?.name ?? holder;
}

/** What the day in `until` means for a state. */
const UNTIL: Partial<Record<BpkbState, string>> = {
  UNRECORDED: 'Ditunggu sampai',
  NOT_RECEIVED: 'Ditunggu sampai',
  BORROWED: 'Kembali paling lambat',
  AT_NOTARY: 'Kembali paling lambat',
};
export const untilLabel = (state: BpkbState): string => UNTIL[state] ?? 'Paling lambat';

/** Whole days since the day by which it was expected; 0: it is not late. */
export const daysLate = (until: string | null, today: string): number =>
  until === null ? 0 : Math.max(0, daysBetween(until, today));

/** How late it is, in words, or the day by which it is expected. */
export const untilText = (until: string, today: string): string => {
  const late = daysLate(until, today);
  return late > 0 ? `Terlambat ${formatNumber(late)} hari` : formatDate(until);
};
