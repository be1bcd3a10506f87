import { requireWhole } from './whole';

const ONES = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun'];

/** 999 triliun and all below it. */
const HIGHEST = 999_999_999_999_999;

/**
 * An amount of rupiah in Indonesian words, as printed on receipts (DOMAIN, Terbilang): 1.100.011 is "satu juta seratus
 * ribu sebelas rupiah". Whole rupiah from 0 to below 1.000 triliun, else RangeError.
 */
export function terbilang(amount: number): string {
  requireWhole('amount', amount);
  if (amount > HIGHEST) throw new RangeError(`amount must be below 1.000 triliun: ${amount}`);
  if (amount === 0) return 'nol rupiah';
  const groups: string[] = [];
  for (let left = amount, scale = 0; left > 0; left = Math.floor(left / 1000), scale += 1) {
    const group = left % 1000;
    if (group > 0) groups.unshift(groupInWords(group, scale));
  }
  return `${groups.join(' ')} rupiah`;
}

function groupInWords(group: number, scale: number): string {
  if (scale === 1 && group === 1) return 'seribu';
  return [hundreds(group), SCALES[scale]].filter(Boolean).join(' ');
}

function hundreds(value: number): string {
  const hundred = Math.floor(value / 100);
  const head = hundred === 1 ? 'seratus' : hundred > 1 ? `${ONES[hundred]} ratus` : '';
  return [head, tens(value % 100)].filter(Boolean).join(' ');
}

function tens(value: number): string {
  if (value === 10) return 'sepuluh';
  if (value === 11) return 'sebelas';
  if (value < 10) return ONES[value] ?? '';
  if (value < 20) return `${ONES[value - 10]} belas`;
  return [`${ONES[Math.floor(value / 10)]} puluh`, ONES[value % 10]].filter(Boolean).join(' ');
}
