import { textOf, type Cell, type Table } from '../cell';
import { headingLine } from '../headingLine';

const MAX_LENGTH = 80;

const PATTERNS = {
  date: /^(tanggal|tgl|date|post(ing)? date|value date|val\.? date|trx date)/i,
  amount: /(kredit|credit|jumlah|nominal|amount|mutasi|debet|debit)/i,
  other: /(keterangan|uraian|desc|remark|rincian|transaksi|transaction|ref|saldo|balance|cabang|branch)/i,
};

/** Names of the columns below a heading line: unnamed ones are `Kolom 5`, repeated ones get a number. */
export function columnNames(row: readonly Cell[] | undefined): string[] {
  const seen = new Map<string, number>();
  return (row ?? []).map((cell, index) => {
    const name = textOf(cell).slice(0, MAX_LENGTH - 4) || `Kolom ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
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

/** The line that holds the headings, from 1; null where none is found. */
export const findHeadings = (table: Table): number | null => headingLine(table, headingScore);
