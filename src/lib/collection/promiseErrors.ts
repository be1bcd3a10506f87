import { addDays, isRealDate } from '@/lib/arithmetic/calendar';
import { formatRupiah } from '@/lib/format/rupiah';

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

/** What is wrong with a promise, in words at its field; empty: nothing. */
export function promiseErrors(
  { due, amount }: { due: string; amount: number },
  owed: Owed,
  today: string,
): { due?: string; amount?: string } {
  if (!isRealDate(due)) return { due: 'Tanggal ini tidak ada.' };
  if (due < today) return { due: 'Janji tidak dapat jatuh pada hari yang sudah lewat.' };
  if (due > addDays(today, MAX_PROMISE_DAYS))
    return { due: `Paling lama ${MAX_PROMISE_DAYS} hari dari hari ini.` };
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
