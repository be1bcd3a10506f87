import { addDays, isRealDate } from '@/lib/arithmetic/calendar';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

/** The furthest day that can be promised: a promise that runs holds up letters. */
export const MAX_PROMISE_DAYS = 31;

/** What a contract owes, as far ahead as can be promised; rupiah. */
export interface Owed {
  /** Lines that are not covered. */
  lines: readonly { date_maturity: string; remainder: number }[];
  /** Of all lines, today. */
  penalty: number;
}

/** What is owed by a day, or today where the day is before it: lines that are due then, and penalty of today. Rupiah. */
export function owedBy({ lines, penalty }: Owed, day: string, today: string): number {
  const until = day > today ? day : today;
  return lines.reduce(
    (sum, line) => (line.date_maturity <= until ? sum + Math.max(0, line.remainder) : sum),
    penalty,
  );
}

/**
 * What is wrong with a promise, in words at its field; empty: nothing.
 * @param until the furthest day that can be promised; nearer than usual where it takes the place of one that runs
 */
export function promiseErrors(
  { due, amount }: { due: string; amount: number },
  owed: Owed,
  today: string,
  until = addDays(today, MAX_PROMISE_DAYS),
): { due?: string; amount?: string } {
  if (!isRealDate(due)) return { due: 'Tanggal ini tidak ada.' };
  if (due < today) return { due: 'Janji tidak dapat jatuh pada hari yang sudah lewat.' };
  if (due > addDays(today, MAX_PROMISE_DAYS))
    return { due: `Paling lama ${MAX_PROMISE_DAYS} hari dari hari ini.` };
  if (due > until) {
    return {
      due: `Menggantikan janji yang berjalan: paling lama ${formatDate(until)}, ${MAX_PROMISE_DAYS} hari sejak yang pertama.`,
    };
  }
  if (amount <= 0) return { amount: 'Tulis jumlah yang dijanjikan.' };
  const most = owedBy(owed, due, today);
  if (amount > most) {
    return {
      amount:
        most === 0
          ? 'Tidak ada yang harus dibayar sampai tanggal itu.'
          : `Paling banyak ${formatRupiah(most)}: itulah yang harus dibayar sampai tanggal itu.`,
    };
  }
  return {};
}
