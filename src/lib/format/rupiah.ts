/** Between digits with threes behind them. By hand: `Intl` loads its tables first, and that the first row would wait for. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Where a number stands decides how a negative looks (SPEC 5; DOMAIN, Amounts). */
export type NumberPlace = 'table' | 'text';

/**
 * Whole rupiah or any count: digits grouped by dots. Negative: parentheses in tables, minus sign in text.
 * Empty shows blank; zero is `0`.
 */
export function formatNumber(value: number | null | undefined, place: NumberPlace = 'table'): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  const digits = String(Math.round(Math.abs(value))).replace(THOUSANDS, '.');
  if (value >= 0 || digits === '0') return digits;
  return place === 'table' ? `(${digits})` : `-${digits}`;
}

/** What a sum gains or loses, in a table: a gain has a plus, a loss its parentheses, so that neither is taken for a sum. */
export function formatDifference(value: number, unit = ''): string {
  const digits = formatNumber(Math.abs(value)) + unit;
  if (value === 0) return digits;
  return value > 0 ? `+${digits}` : `(${digits})`;
}

/** Money in running text: `Rp1.250.000`, `-Rp500`. Empty shows blank. */
export function formatRupiah(value: number | null | undefined): string {
  const digits = formatNumber(value, 'text');
  if (digits === '') return '';
  return digits.startsWith('-') ? `-Rp${digits.slice(1)}` : `Rp${digits}`;
}
