import { readAmount, type DecimalSign } from '@/lib/amounts/readAmount';
import { textOf, type Cell } from '../cell';

/** What a cell holds in sen, below 0 where it says so; null where it can't be read exactly. */
export function senOf(cell: Cell | undefined, decimal: DecimalSign): number | null {
  if (typeof cell === 'number') return Math.round(cell * 100);
  const amount = readAmount(cell, decimal);
  if (amount === null) return null;
  const text = textOf(cell);
  const sign = /^\(|^[-−]|[-−]$|DB?$/i.test(text) ? -1 : 1;
  if ('rupiah' in amount) return sign * amount.rupiah * 100;
  if (amount.problem !== 'memuat sen' || /\dE\+?\d/i.test(text)) return null;
  const [whole = '', sen = ''] = text.replaceAll(/[^\d.,]/g, '').split(decimal);
  return sign * (Number(whole.replaceAll(/\D/g, '')) * 100 + Number(sen.padEnd(2, '0')));
}
