import { readAmount, type AmountProblem, type DecimalSign } from '@/lib/amounts/readAmount';
import { textOf, type Cell } from '../cell';
import { areMarks } from './marks';

const BALANCE = /saldo|balance/i;
const IN = /kredit|credit|masuk|deposit|setoran|penerimaan|^(kr|cr|k)\.?$/i;
const OUT = /debet|debit|keluar|withdraw|pengeluaran|penarikan|^(db|dr|d)\.?$/i;

/** A column of lines: its heading and its cells. */
export interface Column {
  name: string;
  cells: readonly (Cell | undefined)[];
}

/** Whether a heading says money in, money out, or neither alone. */
export function moneyOf(name: string): 'in' | 'out' | null {
  if (BALANCE.test(name)) return null;
  const [credit, debit] = [IN.test(name), OUT.test(name)];
  if (credit === debit) return null;
  return credit ? 'in' : 'out';
}

export const isBalance = (name: string) => BALANCE.test(name);

/** A column of amounts: half of what it holds can be read, and it is no column of marks. */
export function holdsAmounts({ cells }: Column): boolean {
  if (areMarks(cells)) return false;
  const written = cells.filter((cell) => textOf(cell) !== '');
  const read = written.filter((cell) => isAmount(cell, ',') || isAmount(cell, '.'));
  return read.length > 0 && read.length >= written.length / 2;
}

/** Money is there, though it is not taken. */
export const IS_MONEY: ReadonlySet<string> = new Set<AmountProblem>(['memuat sen', 'dibulatkan']);

/** A cell that is an amount under a sign, 0, sen and what was rounded included. */
export function isAmount(cell: Cell | undefined, sign: DecimalSign): boolean {
  const amount = readAmount(cell, sign);
  return amount !== null && (!('problem' in amount) || IS_MONEY.has(amount.problem));
}
