import Papa from 'papaparse';
import type { Table } from './cell';
import { decodeText } from './decodeText';
import type { HeadingScore } from './headingLine';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Lines that choose the delimiter. */
const LOOKED_AT = 40;

/** Cells of a CSV file, all of them text. A quotation mark without its partner never joins two lines. */
export function readCsv(bytes: Uint8Array, score: HeadingScore): Table {
  const text = decodeText(bytes);
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? delimiterOf(body, score);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter });
  // Line numbers stay those of the file.
  const above = said ? [['']] : [];
  if (errors.some(({ type }) => type === 'Quotes')) return [...above, ...lineByLine(body, delimiter)];
  const width = usualWidth(data);
  return [...above, ...data.flatMap((row) => swallowed(row, delimiter, width) ?? [row])];
}

/** Each line by itself: what a loose quotation mark would have swallowed keeps its own line. */
const lineByLine = (text: string, delimiter: string): string[][] =>
  text.split(/\r\n|\n|\r/).map((line) => cellsOf(line, delimiter));

/** Cells of one line. A quotation mark that opens or closes no cell is a letter like any other. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  const quoted = /"((?:[^"]|"")*)"/y;
  let at = 0;
  for (;;) {
    quoted.lastIndex = at;
    const found = quoted.exec(line);
    const end = quoted.lastIndex;
    const closes = found !== null && (end === line.length || line[end] === delimiter);
    const stop = closes ? end : line.indexOf(delimiter, at);
    const next = stop < 0 ? line.length : stop;
    cells.push(closes ? (found[1] ?? '').replaceAll('""', '"') : line.slice(at, next));
    if (next >= line.length) return cells;
    at = next + 1;
  }
}

/** The lines that a quotation mark joined into one, where the first is whole already and the last is more than a rest. */
function swallowed(row: readonly string[], delimiter: string, width: number): string[][] | null {
  if (!row.some((cell) => /[\r\n]/.test(cell))) return null;
  const written = Papa.unparse([[...row]], { delimiter, quotes: row.map((cell) => /[\r\n]/.test(cell)) });
  const lines = lineByLine(written, delimiter);
  const [first = [], last = []] = [lines[0], lines.at(-1)];
  const middle = lines.slice(1, -1).some((cells) => cells.length >= width);
  return (first.length >= width && last.length > 1) || middle ? lines : null;
}

/** How many cells most lines have. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const times = new Map<number, number>();
  for (const { length } of rows) times.set(length, (times.get(length) ?? 0) + (length > 1 ? 1 : 0));
  return [...times].reduce((best, one) => (one[1] > best[1] ? one : best), [Infinity, 0])[0];
}

/**
 * The delimiter under which some line reads as headings, else the one that makes most columns. Lines above the headings
 * have other shapes, so counting alone would mislead.
 */
function delimiterOf(text: string, score: HeadingScore): string {
  const weighed = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: LOOKED_AT });
    return {
      delimiter,
      headings: Math.max(0, ...data.map(score)),
      widest: Math.max(0, ...data.map((row) => row.length)),
    };
  });
  weighed.sort((one, other) => other.headings - one.headings || other.widest - one.widest);
  return weighed[0]?.delimiter ?? ',';
}
