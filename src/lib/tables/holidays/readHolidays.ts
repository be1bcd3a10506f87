import { isRealDate } from '@/lib/arithmetic/calendar';
import { holidayWriteSchema, MAX_HOLIDAY_ROWS, type HolidayWrite } from '@/lib/contract/holidayMaster';
import { textOf, type Cell, type Table } from '../cell';
import { TableError } from '../TableError';
import { readDay } from './readDay';

/** A line that is left out, and why. */
export interface WrongLine {
  line: number;
  reason: string;
}

/** What a file of holidays says. */
export interface HolidayReading {
  /** By date; each date once. */
  rows: HolidayWrite[];
  wrong: WrongLine[];
}

/** 1 where a cell of a line is a day and another one follows it, as under the right delimiter. */
export const holidayScore = (row: readonly Cell[]) =>
  row.slice(0, -1).some((cell) => readDay(textOf(cell)) !== null) ? 1 : 0;

/** The day and name of each line; headings and blank lines are passed over. @throws TableError in words for people */
export function readHolidays(table: Table): HolidayReading {
  const found = new Map<string, { line: number; name: string }>();
  const wrong: WrongLine[] = [];
  table.forEach((row, at) => {
    const line = at + 1;
    const cells = row.map(textOf);
    if (cells.every((cell) => cell === '')) return;
    const place = cells.findIndex((cell) => readDay(cell) !== null);
    // Headings have no digit.
    if (place < 0 && found.size === 0 && !cells.some((cell) => /\d/.test(cell))) return;
    const day = place < 0 ? null : readDay(cells[place] ?? '');
    const name = cells.slice(place + 1).findLast((cell) => cell !== '') ?? '';
    const other = day === null ? undefined : found.get(day);
    const reason = reasonOf(cells[place] ?? likeliest(cells), day, name, other);
    if (reason !== null) wrong.push({ line, reason });
    else if (day !== null && !other) found.set(day, { line, name });
  });
  if (found.size === 0) {
    throw new TableError('Tidak ada hari libur di berkas ini: kolom pertama tanggal, kolom kedua nama.');
  }
  if (found.size > MAX_HOLIDAY_ROWS) throw new TableError('Berkas ini terlalu panjang untuk hari libur.');
  const rows = [...found].map(([date, { name }]) => ({ date, name }));
  return { rows: rows.sort((a, b) => (a.date < b.date ? -1 : 1)), wrong };
}

/** What of a line without a day was meant for one: the number before it has digits alone. */
const likeliest = (cells: readonly string[]) =>
  cells.find((cell) => /\d\D/.test(cell)) ?? cells.find((cell) => cell !== '') ?? '';

function reasonOf(
  written: string,
  day: string | null,
  name: string,
  other: { line: number; name: string } | undefined,
): string | null {
  if (day === null)
    return `“${written.slice(0, 30)}” bukan tanggal. Tulis satu tanggal per baris: 25/12/2027.`;
  if (!isRealDate(day) || !holidayWriteSchema.shape.date.safeParse(day).success) {
    return `Tanggal ${written.slice(0, 30)} tidak ada.`;
  }
  if (!holidayWriteSchema.shape.name.safeParse(name).success) return 'Nama bukan 3 sampai 80 huruf.';
  if (/^cuti bersama/i.test(name)) return 'Cuti bersama bukan hari libur nasional.';
  if (other && other.name !== name) return `Tanggal ini ada di baris ${other.line} dengan nama lain.`;
  return null;
}
