import { readAmount, type DecimalSign } from '@/lib/amounts/readAmount';
import { STATEMENT_DATE_FORMATS, type StatementMapping } from '@/lib/contract/bankMappings';
import { textOf, type Cell, type Table } from '../cell';
import { columnNames, findHeadings } from './headings';
import { readDate, type DateFormat } from './readDate';

/** A mapping on its way: what is not chosen yet is an empty text or list. */
export interface MappingDraft extends Omit<StatementMapping, 'reference'> {
  reference: string;
}

/** Rows below the headings that a guess looks at. */
const SAMPLE = 200;
const MARKS = /^(CR|DB|DR|C|D|K|Kredit|Debet|Debit|Credit)$/i;
const CREDIT_MARKS = /^(CR|C|K|Kredit|Credit)$/i;

interface Column {
  name: string;
  cells: readonly Cell[];
}

/** Reads from headings and values how a statement is to be read. What can't be told stays empty, for a person. */
export function guessMapping(table: Table, today: string): MappingDraft {
  return guessBelow(table, findHeadings(table) ?? 1, today);
}

/** The same for a heading line that is known. */
export function guessBelow(table: Table, headerLine: number, today: string): MappingDraft {
  const names = columnNames(table[headerLine - 1]);
  const rows = table.slice(headerLine, headerLine + SAMPLE);
  const columns = names.map((name, index) => ({ name, cells: rows.map((row) => row[index] ?? null) }));
  const named = (...patterns: RegExp[]) =>
    patterns.map((pattern) => columns.find(({ name }) => pattern.test(name))).find(Boolean);

  const date = named(/^(tanggal|tgl)/i, /^(post(ing)?|trx|transaction) ?date/i, /^date/i, /date/i);
  const amount = named(/kredit|credit|dana masuk|uang masuk/i, /jumlah|nominal|amount/i, /^mutasi/i);
  const texts = columns.filter(({ name }) => /keterangan|uraian|desc|remark|rincian|berita/i.test(name));
  const described = texts.length > 0 ? texts : columns.filter(({ name }) => /^transaksi$/i.test(name));
  const reference = named(/^(no\.? ?)?ref/i, /referen/i, /journal/i);
  const marks = columns.find((column) => column !== amount && isMarks(column));
  return {
    header_line: headerLine,
    date: date?.name ?? '',
    date_format: guessFormat(date, today),
    amount: amount?.name ?? '',
    direction: marks ? { column: marks.name, credit: creditMark(marks) } : null,
    description: described.slice(0, 4).map(({ name }) => name),
    reference: reference?.name ?? '',
    decimal: guessDecimal(amount),
  };
}

/**
 * A mapping that was kept, on this file: where the bank moved its headings, the line is found again.
 * Null when a column is not there any more.
 */
export function fitMapping(kept: StatementMapping, table: Table): MappingDraft | null {
  const wanted = [kept.date, kept.amount, ...kept.description];
  if (kept.direction) wanted.push(kept.direction.column);
  if (kept.reference) wanted.push(kept.reference);
  const fits = (line: number) => {
    const names = columnNames(table[line - 1]);
    return wanted.every((name) => names.includes(name));
  };
  const found = findHeadings(table);
  const line = [kept.header_line, found].find((one) => one !== null && fits(one));
  return line ? { ...kept, header_line: line, reference: kept.reference ?? '' } : null;
}

function isMarks({ cells }: Column): boolean {
  const texts = cells.map(textOf).filter((text) => text !== '');
  return texts.length > 0 && texts.every((text) => MARKS.test(text));
}

function creditMark({ cells }: Column): string {
  return cells.map(textOf).find((text) => CREDIT_MARKS.test(text)) ?? 'CR';
}

/** The format that reads most of the days. */
function guessFormat(column: Column | undefined, today: string): DateFormat {
  const cells = (column?.cells ?? []).filter((cell) => textOf(cell) !== '');
  const readable = (format: DateFormat) =>
    cells.filter((cell) => 'date' in readDate(cell, format, today)).length;
  return STATEMENT_DATE_FORMATS.reduce((best, format) => (readable(format) > readable(best) ? format : best));
}

/** The sign with which most amounts can be read; a comma where both do as well. */
function guessDecimal(column: Column | undefined): DecimalSign {
  const readable = (sign: DecimalSign) =>
    (column?.cells ?? []).filter((cell) => {
      const amount = readAmount(cell, sign);
      return amount !== null && 'rupiah' in amount;
    }).length;
  return readable('.') > readable(',') ? '.' : ',';
}
