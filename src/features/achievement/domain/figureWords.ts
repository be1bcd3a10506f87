import type { Achieved } from '@/lib/contract/achievement';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';

/** Whole percent of a target, rounded down, so that 100 is only said of what was reached; null: there is none. */
export const shareOf = (collected: number, target: number): number | null =>
  target > 0 ? Math.floor((collected * 100) / target) : null;

/** How far it is from its target: `kurang Rp750.000`, `lebih Rp20.000`, `tepat target`. */
export function gapText(collected: number, target: number, text = formatRupiah): string {
  if (collected === target) return 'tepat target';
  return collected < target ? `kurang ${text(target - collected)}` : `lebih ${text(collected - target)}`;
}

/** The same of contracts: `kurang 12 akun`. */
export const accountGap = (collected: number, target: number): string =>
  gapText(collected, target, (count) => `${formatNumber(count)} akun`);

/** `34 dari 60`. */
export const ofWords = (part: number, whole: number): string =>
  `${formatNumber(part)} dari ${formatNumber(whole)}`;

/** A collector’s money in a line: what lacks, or that there is no target. */
export function behindText(collected: Achieved, target: Achieved | null): string {
  if (target === null) return 'belum ada target';
  return target.amount === 0 ? 'tidak ada target' : gapText(collected.amount, target.amount);
}

/** A month’s closing in a sentence: what came, or was voided, after it. */
export function laterText(kind: 'entered' | 'voided', { count, amount }: { count: number; amount: number }) {
  const notas = `${formatNumber(count)} nota, ${formatRupiah(amount)}`;
  return kind === 'entered'
    ? `Masuk setelah bulan ditutup: ${notas}, tidak dihitung di atas.`
    : `Dibatalkan atau diubah setelah bulan ditutup: ${notas}, tetap dihitung di atas.`;
}
