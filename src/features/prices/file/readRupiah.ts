import { textOf, type Cell } from '@/lib/tables/cell';

/** Digits in threes by one sign, or none grouped; at most two zeros of sen behind them. */
const WHOLE = /^(\d{1,3}(?:\.\d{3})+(?:,00?)?|\d{1,3}(?:,\d{3})+(?:\.00?)?|\d+(?:[.,]00?)?)$/;

/** Whole rupiah in a cell; null where it holds none exactly. Nothing is guessed or rounded. */
export function readRupiah(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) && cell >= 0 ? cell : null;
  const text = textOf(cell)
    .replace(/^(Rp|IDR)\.? ?/i, '')
    .replace(/,-$/, '');
  if (!WHOLE.test(text)) return null;
  const rupiah = Number(text.replace(/[.,]00?$/, '').replaceAll(/[.,]/g, ''));
  return Number.isSafeInteger(rupiah) ? rupiah : null;
}
