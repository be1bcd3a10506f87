import { readAmount, type DecimalSign } from '@/lib/amounts/readAmount';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { textOf, type Cell, type Table } from '../cell';
import type { Doubt, Move } from './doubt';
import { folded } from './headings';
import { senOf } from './senOf';

const OPENING =
  /^(?:saldo (?:awal|pembukaan|(?:bulan )?(?:lalu|sebelumnya))|(?:opening|starting|beginning|previous) (?:ledger )?bal(?:ance)?)\b/i;
const CLOSING = /^(?:saldo (?:akhir|penutup(?:an)?)|(?:closing|ending) (?:ledger )?bal(?:ance)?)\b/i;

interface Known {
  /** The first line below the headings, from 1. */
  first: number;
  /** The column of the running balance; below 0: there is none. */
  balance: number;
  headings: readonly string[];
  decimal: DecimalSign;
}

/** A balance that the file states: the line, and how much, sen. */
interface Stated {
  line: number;
  sen: number;
}

interface ClosingCheck {
  wrong: Doubt | null;
  /** Both are stated, and the lines lead from one to the other. */
  fits: boolean;
  /** Every opening balance that is stated, sen. */
  openings: number[];
}

/** Opening balance + money in − money out must give the closing one, where the file states both. */
export function closingCheck(table: Table, moves: readonly Move[], known: Known): ClosingCheck {
  const isLine = new Set(moves.filter(({ kind }) => kind !== 'left').map(({ line }) => line));
  const stated = (label: RegExp) =>
    table.flatMap((row, index) => {
      const line = index + 1;
      const isHeading = known.headings.includes(folded(row));
      const sen = isLine.has(line) || isHeading ? null : statedAt(table, index, label, known);
      return sen === null ? [] : [{ line, sen }];
    });
  const [openings, closings] = [stated(OPENING), stated(CLOSING)];
  // Every page may state its own; the newest line may stand first.
  const [opening, last] = [openings[0], closings.at(-1)];
  const check = { wrong: null, fits: false, openings: openings.map(({ sen }) => sen) };
  if (!opening || !last) return check;
  const pairs: [Stated, Stated][] = [
    [opening, last],
    [openings.at(-1) ?? opening, closings[0] ?? last],
  ];
  let moved = 0;
  let waiting = 0;
  for (const { kind, amount } of moves) {
    // Money went out, nobody knows how much: there is nothing to compare.
    if (kind === 'out' && typeof amount !== 'number') return check;
    const sen = Math.round((amount ?? 0) * 100);
    if (kind === 'left') waiting += sen;
    else moved += kind === 'in' ? sen : -sen;
  }
  const fits = pairs.some(([from, to]) => [moved, moved + waiting].includes(to.sen - from.sen));
  if (fits) return { ...check, fits };
  const reached = opening.sen + moved;
  const text = `Saldo awal ${rupiah(opening.sen)} (baris ${formatNumber(opening.line)}) dengan uang masuk dan keluar yang terbaca menjadi ${rupiah(reached)}, tetapi saldo akhir di baris ${formatNumber(last.line)} ${rupiah(last.sen)}: selisih ${rupiah(Math.abs(last.sen - reached))}. Periksa baris yang tidak ikut, jumlah, dan arahnya.`;
  return { ...check, wrong: { kind: 'closing', text } };
}

/** What a line states behind or below its label, sen; null: it states none, or more than one amount might be meant. */
function statedAt(table: Table, index: number, label: RegExp, known: Known): number | null {
  const row = table[index] ?? [];
  const at = row.findIndex((cell) => typeof cell === 'string' && label.test(textOf(cell)));
  if (at < 0) return null;
  const text = textOf(row[at]);
  const behind = /[:=]/.test(text) ? text.split(/[:=]/).at(-1)?.trim() : text.replace(label, '').trim();
  // `Saldo awal 2026` names a year, `Saldo awal 25.000.000` an amount.
  const own = behind && !/^\d+$/.test(behind) ? read(behind, known.decimal) : null;
  if (own !== null) return own;
  const isBelow = index + 1 >= known.first;
  const balance = isBelow && at !== known.balance ? read(row[known.balance], known.decimal) : null;
  if (balance !== null) return balance;
  const amounts: number[] = [];
  for (const cell of row.slice(at + 1)) {
    const amount = read(cell, known.decimal);
    if (amount !== null) amounts.push(amount);
    else if (/[a-z]/i.test(textOf(cell)) && !/^(?:rp|idr)\.?$/i.test(textOf(cell))) break;
  }
  if (amounts.length === 0) return read(table[index + 1]?.[at], known.decimal);
  const different = new Set(amounts.filter((amount) => amount !== 0));
  return different.size > 1 ? null : ([...different][0] ?? 0);
}

/** In the file's way of writing amounts, else in any that can be meant. */
function read(cell: Cell | undefined, decimal: DecimalSign): number | null {
  const own = senOf(cell, decimal);
  if (own !== null || typeof cell === 'number') return own;
  const free = readAmount(cell);
  if (free === null || 'problem' in free) return null;
  return (free.direction === 'out' ? -100 : 100) * free.rupiah;
}

/** Money with its sen, where there are any. */
function rupiah(sen: number): string {
  const rest = Math.abs(sen) % 100;
  const whole = formatRupiah(Math.trunc(sen / 100));
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}
