import { textOf, type Cell, type Table } from '../cell';
import { headingsAt } from './headings';
import { periodOf } from './periodOf';
import { isSummary } from './summaryLine';

/** 2023 to 2036: below and above, a number is hardly a day. */
const [LOWEST, HIGHEST] = [45_000, 50_000];
/** Excel's number of 1 January 1970. */
const UNIX_EPOCH = 25_569;
const MS_PER_DAY = 86_400_000;
const SERIAL = /^\d{5}(?:[.,]\d{3,})?$/;

/**
 * The table with a column of day numbers, as Excel keeps them, turned into days: only where every line holds one, and all
 * lie in the period that the file states, else in the year before `today`. The same table where that is not so.
 */
export function withSerialDays(table: Table, headerLine: number, column: string, today: string): Table {
  const { names, lines } = headingsAt(table, headerLine);
  const at = names.indexOf(column);
  const first = headerLine - 1 + lines;
  const below = at < 0 ? [] : table.slice(first);
  const days: Date[] = [];
  for (const row of below) {
    const cell = row[at];
    if (!(cell instanceof Date) && !/\d/.test(textOf(cell))) continue;
    if (isSummary(row) || !row.some((other, index) => index !== at && textOf(other) !== '')) continue;
    const day = serialDay(cell);
    if (day === null) return table;
    days.push(day);
  }
  if (days.length === 0) return table;
  const { from, to } = periodOf(table, headerLine, today) ?? { from: yearBefore(today), to: today };
  const isPlausible = days.every((day) => iso(day) >= from && iso(day) <= to);
  if (!isPlausible) return table;
  return table.map((row, index) =>
    index < first ? row : row.map((cell, each) => (each === at ? (serialDay(cell) ?? cell) : cell)),
  );
}

/** The day that a number stands for, midnight UTC; null: it is none. Hours behind it are dropped. */
export function serialDay(cell: Cell | undefined): Date | null {
  if (typeof cell !== 'number' && !(typeof cell === 'string' && SERIAL.test(textOf(cell)))) return null;
  const value = Number(textOf(cell).replace(',', '.'));
  // A hair before midnight may be midnight, badly rounded.
  const isDay = value >= LOWEST && value < HIGHEST + 1 && value % 1 < 0.999_99;
  return isDay ? new Date((Math.floor(value) - UNIX_EPOCH) * MS_PER_DAY) : null;
}

const iso = (day: Date) => day.toISOString().slice(0, 10);
const yearBefore = (today: string) => iso(new Date(Date.parse(today) - 366 * MS_PER_DAY));
