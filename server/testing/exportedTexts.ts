import type { Cell, ColumnKind, ExportTable } from '../platform/export/columns';
import { xlsxBytes, type SheetLimits } from '../platform/export/xlsx/xlsxBytes';

/** What a database can hold and a spreadsheet is known to spoil. */
export const NASTY: readonly string[] = [
  ...['007', '3171012304850001', '1'.repeat(31), '0', '1e5', '1/2', '2026-11-20', 'TRUE', '#REF!'],
  ...['=1+1', '+62812', '-5', '@SUM(A1)', '\t=1', ' =1', '＝1', "'=1", '="1"'],
  ...[' a ', 'a  b', 'dua\nbaris', '\n', 'tab\tdi sini', 'a;b,c', '"kutip"', "'", '<b>&amp;</b>', ']]>'],
  ...[
    '😀👨‍👩‍👧',
    'é',
    'العربية',
    '\u0001\u001f\u007f',
    '\ufffe\uffff',
    '_x000D_',
    '_x005F_',
    '__x0041_',
    '\u2028',
  ],
];
/** What a spreadsheet shows of a cell of text: without the apostrophe and the `="…"` that keep it text. */
export const shown = (cell = '') =>
  /^="(.*)"$/s.exec(cell)?.[1] ?? cell.replace(/^'(?='*(\t|[\s\p{C}]*[=+\-@＝＋－＠]))/u, '');

/** Rows as a cursor gives them. */
export async function* inBatches(rows: readonly (readonly Cell[])[], size = 7) {
  for (let at = 0; at < rows.length; at += size) yield await Promise.resolve(rows.slice(at, at + size));
}

/** A table of columns of these kinds. */
export const tableOf = (
  kinds: readonly ColumnKind[],
  rows: readonly (readonly Cell[])[],
  end: readonly Cell[] = [],
) =>
  ({
    columns: kinds.map((kind, at) => ({ header: `${kind} ${at + 1}`, kind })),
    batches: inBatches(rows),
    end,
  }) satisfies ExportTable;

/** The whole file. */
export async function xlsxOf(table: ExportTable, rows: number, limits?: SheetLimits): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxBytes(table, rows, limits)) pieces.push(piece);
  return Buffer.concat(pieces);
}
