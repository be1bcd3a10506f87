import { textOf, type Cell, type Table } from '../cell';
import { headingLine } from '../headingLine';

const MAX_LENGTH = 80;

const PATTERNS = {
  date: /^(hari ?[/&,] ?(tanggal|tgl)|tanggal|tgl|date|waktu|(post(ing)?|trx|txn|tran(saction)?|entry|book(ing)?|eff(ective)?)[ ._-]{0,2}date|value date|val\.? date)/i,
  amount: /(kredit|credit|jumlah|nominal|amount|mutasi|debet|debit|(uang|dana) masuk)/i,
  other:
    /(keterangan|uraian|desc|desk|remark|rincian|transaksi|transaction|ref|saldo|balance|cabang|branch)/i,
};
/** What second heading lines say below one heading that spans them. */
const BELOW = /^(debet|debit|kredit|credit|db|cr|dr|d|k|(uang |dana )?(masuk|keluar)|in|out)\b/i;

/** Names of the columns below a heading line, and how many lines the headings take. */
export interface Headings {
  names: string[];
  /** 1, or 2 where a heading spans others below it. */
  lines: 1 | 2;
}

/** The headings at a line, from 1; unnamed columns are `Kolom 5`, repeated ones get a number. */
export function headingsAt(table: Table, line: number): Headings {
  const [top = [], below = []] = [table[line - 1], table[line]];
  return isSecondLine(top, below)
    ? { names: columnNames(together(top, below)), lines: 2 }
    : { names: columnNames(top), lines: 1 };
}

/** A line as one text, to find its like again. */
export const folded = (row: readonly Cell[]) =>
  row
    .map((cell) => textOf(cell).toLowerCase())
    .join('\n')
    .trimEnd();

/** Names of the columns of one row of headings. */
function columnNames(row: readonly Cell[]): string[] {
  const seen = new Map<string, number>();
  return row.map((cell, index) => {
    const name = textOf(cell).slice(0, MAX_LENGTH - 4) || `Kolom ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** A line of headings alone: it has no digit, says which money, and its date cell, if any, is empty or a heading. */
function isSecondLine(top: readonly Cell[], below: readonly Cell[]): boolean {
  const texts = below.map(textOf);
  if (texts.some((text) => /\d/.test(text)) || below.some((cell) => typeof cell === 'number')) return false;
  if (!texts.some((text) => BELOW.test(text))) return false;
  // A whole heading below a name, a period or a balance spans nothing.
  if (headingScore(below) > 0 && headingScore(top) === 0) return false;
  return (
    !texts.some((text, index) => text !== '' && text === textOf(top[index])) &&
    top.some((cell) => textOf(cell) !== '')
  );
}

/** A heading above reaches over the nameless cells beside it. */
function together(top: readonly Cell[], below: readonly Cell[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(top.length, below.length) }, (_, index) => {
    const [above, own] = [textOf(top[index]), textOf(below[index])];
    if (above !== '' || own === '') over = above;
    return [over, own].filter(Boolean).join(' ');
  });
}

/** How much a line looks like headings; 0: not at all. */
export function headingScore(row: readonly Cell[]): number {
  const texts = row.map(textOf).filter((text) => text !== '' && text.length <= 40);
  const dates = texts.filter((text) => PATTERNS.date.test(text)).length;
  // A cell counts once: under a wrong delimiter the whole line is one cell.
  const rest = texts.filter((text) => !PATTERNS.date.test(text));
  const amounts = rest.filter((text) => PATTERNS.amount.test(text)).length;
  const others = rest.filter((text) => PATTERNS.other.test(text)).length;
  return dates > 0 && amounts > 0 ? 2 * (dates + amounts) + others : 0;
}

/** The line that holds the headings, the upper one of two, from 1; null where none is found. */
export function findHeadings(table: Table): number | null {
  const joined = table.map((row, index) => {
    const below = table[index + 1] ?? [];
    return isSecondLine(row, below) ? together(row, below) : row;
  });
  return headingLine(joined, headingScore);
}
