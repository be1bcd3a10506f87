import type { DecimalSign } from '@/lib/amounts/readAmount';
import type { StatementMapping } from '@/lib/contract/bankMappings';
import { textOf, type Cell, type Table } from '../cell';
import { findHeadings, headingsAt } from './headings';
import { holdsAmounts, isAmount, isBalance, moneyOf, type Column } from './layout';
import { areMarks, directionBy, markOf } from './marks';
import { dateColumnOf, isDay, readDate } from './readDate';
import { periodOf } from './periodOf';
import { withSerialDays } from './serialDays';
import { isSummary } from './summaryLine';

/** A mapping on its way: what is not chosen yet is an empty text or list. */
export interface MappingDraft extends Omit<StatementMapping, 'reference'> {
  reference: string;
}

/** As many as the API joins. */
const MAX_DESCRIPTIONS = 4;
const DESCRIPTION =
  /keterangan|uraian|desc|desk(?!top)|remark|rincian|berita|catatan|notes?\b|memo|narasi|narrative|detail|sumber|tujuan|pengirim|penyetor/i;
const DATE = [
  /^(tanggal|tgl)/i,
  /^(post(ing)?|trx|txn|tran(saction)?)[ ._-]?date/i,
  /^date/i,
  /date|tanggal|tgl|^waktu/i,
];
const REFERENCE = [/^(no\.? ?|nomor )?ref/i, /referen/i, /journal|jurnal/i];

/** Reads from headings and values how a statement is to be read. What can't be told stays empty, for a person. */
export function guessMapping(table: Table, today: string): MappingDraft {
  return guessBelow(table, findHeadings(table) ?? 1, today);
}

/** The same for a heading line that is known. */
export function guessBelow(table: Table, headerLine: number, today: string): MappingDraft {
  const { names, lines } = headingsAt(table, headerLine);
  const rows = table.slice(headerLine - 1 + lines);
  const columnsOf = (rows: Table) =>
    names.map((name, index) => ({ name, cells: rows.map((row) => row[index]) }));
  const all = columnsOf(rows);
  const date =
    DATE.map((pattern) => all.find(({ name, cells }) => pattern.test(name) && hasDays(cells, today))).find(
      Boolean,
    ) ?? all.find(({ name }) => DATE.some((pattern) => pattern.test(name)));
  const at = date ? all.indexOf(date) : -1;
  const below = date
    ? withSerialDays(table, headerLine, date.name, today).slice(headerLine - 1 + lines)
    : rows;
  // What a line is, is told by its day: headings that come again, footers and totals say nothing of columns.
  const dated = below.filter((row) => at < 0 || isDay(row[at], today));
  const columns = columnsOf(dated.filter((row) => !isSummary(row)));
  const amounts = columns.filter((column) => column.name !== date?.name && holdsAmounts(column));
  const amount =
    amounts.find(({ name }) => moneyOf(name) === 'in') ??
    amounts.find(({ name }) => /jumlah|nominal|amount|nilai/i.test(name) && !isBalance(name)) ??
    amounts.find(
      ({ name }) => /mutasi|transaksi/i.test(name) && !isBalance(name) && moneyOf(name) === null,
    ) ??
    // Where none can be read, the headings still say which one was meant.
    columns.find(({ name, cells }) => moneyOf(name) === 'in' && !areMarks(cells));
  const apart =
    amount && moneyOf(amount.name) === 'in' && amounts.some(({ name }) => moneyOf(name) === 'out');
  const marks = apart
    ? undefined
    : columns.find((column) => column !== amount && !DESCRIPTION.test(column.name) && areMarks(column.cells));
  const rest = columns.filter((column) => ![date?.name, amount?.name, marks?.name].includes(column.name));
  const reference = REFERENCE.map((pattern) => rest.find(({ name }) => pattern.test(name))).find(Boolean);
  return {
    header_line: headerLine,
    date: date?.name ?? '',
    date_format: dateColumnOf(
      date && at >= 0 ? (columns[at]?.cells ?? []) : [],
      today,
      periodOf(table, headerLine, today),
    ).format,
    amount: amount?.name ?? '',
    direction: marks ? { column: marks.name, credit: creditMark(marks) } : null,
    description: describing(rest.filter((one) => one !== reference && !isBalance(one.name))),
    reference: reference?.name ?? '',
    decimal: guessDecimal(amounts.filter(({ name }) => !isBalance(name))),
  };
}

/**
 * A mapping that was kept, on this file: where the bank moved its headings, the line is found again.
 * Null when a column is not there any more, or the lines speak against it: another column of money in or of marks.
 */
export function fitMapping(kept: StatementMapping, given: Table, today: string): MappingDraft | null {
  const wanted = [kept.date, kept.amount, ...kept.description];
  if (kept.direction) wanted.push(kept.direction.column);
  if (kept.reference) wanted.push(kept.reference);
  const fits = (line: number) => {
    const { names } = headingsAt(given, line);
    return wanted.every((name) => names.includes(name));
  };
  const found = findHeadings(given);
  const line = [found, kept.header_line].find((one) => one !== null && fits(one));
  if (!line) return null;
  const table = withSerialDays(given, line, kept.date, today);
  const guess = guessBelow(table, line, today);
  const { names, lines } = headingsAt(table, line);
  const dateAt = names.indexOf(kept.date);
  const rows = table.slice(line - 1 + lines).filter((row) => isDay(row[dateAt], today) && !isSummary(row));
  const column = (name: string) => ({ name, cells: rows.map((row) => row[names.indexOf(name)]) });
  const amount = column(kept.amount);
  const against =
    (rows.length > 0 && !holdsAmounts(amount)) ||
    (moneyOf(kept.amount) !== 'in' && moneyOf(guess.amount) === 'in') ||
    (kept.direction === null && guess.direction !== null) ||
    (kept.direction !== null &&
      rows.length > 0 &&
      !marksIn(column(kept.direction.column), kept.direction.credit));
  if (against) return null;
  const cells = rows.map((row) => row[dateAt]);
  const texts = [...new Set(cells.map(textOf))].filter((text) => isDay(text, today));
  const reads = texts.every((text) => 'date' in readDate(text, kept.date_format, today));
  return {
    ...kept,
    header_line: line,
    date_format: reads ? kept.date_format : guess.date_format,
    reference: kept.reference ?? '',
  };
}

/** A column that still tells which way the money went. */
const marksIn = ({ cells }: Column, credit: string) =>
  areMarks(cells) || cells.some((cell) => directionBy(cell, credit) === 'in');

const hasDays = (cells: readonly (Cell | undefined)[], today: string) =>
  cells.some((cell) => isDay(cell, today));

/** Columns whose heading says so; else the one that holds most letters. */
function describing(columns: readonly Column[]): string[] {
  const named = columns.filter(({ name }) => DESCRIPTION.test(name));
  if (named.length === 0)
    named.push(...columns.filter(({ name }) => /^(transaksi|transaction)$/i.test(name)));
  if (named.length > 0) return named.slice(0, MAX_DESCRIPTIONS).map(({ name }) => name);
  const letters = ({ cells }: Column) =>
    cells.reduce<number>((sum, cell) => sum + textOf(cell).replaceAll(/[^a-z]/gi, '').length, 0);
  const words = columns.filter((column) => letters(column) > 3 * column.cells.length);
  const [most] = words.sort((one, other) => letters(other) - letters(one));
  return most ? [most.name] : [];
}

const creditMark = ({ cells }: Column) => textOf(cells.find((cell) => markOf(cell) === 'in')) || 'CR';

/** The sign with which most amounts can be read; a comma where both do as well. */
function guessDecimal(columns: readonly Column[]): DecimalSign {
  const readable = (sign: DecimalSign) =>
    columns.flatMap(({ cells }) => cells).filter((cell) => isAmount(cell, sign)).length;
  return readable('.') > readable(',') ? '.' : ',';
}
