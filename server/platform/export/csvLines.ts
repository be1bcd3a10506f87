import { BYTE_ORDER_MARK, csvCell, csvRow } from '@/lib/format/csv';
import type { Cell, ExportTable } from './columns';

/** The table as CSV: heading, every row, and the end line, by which a reader knows that the file is whole. */
export async function* csvLines({ columns, batches, end }: ExportTable): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => (kind === 'text' ? 'text' : 'plain'));
  const line = (cells: readonly Cell[]) =>
    csvRow(
      kinds.map((kind, at) =>
        csvCell(columns[at]?.kind === 'percent' ? percent(cells[at]) : cells[at], kind),
      ),
    );
  yield BYTE_ORDER_MARK + csvRow(columns.map(({ header }) => csvCell(header)));
  for await (const rows of batches) yield rows.map(line).join('');
  // What it is the count of are our own words.
  yield csvRow(end.map((cell) => csvCell(cell, 'plain')));
}

/** As spreadsheets of this country read it: `12,34%`. */
function percent(hundredths: Cell | undefined): Cell {
  if (hundredths === null || hundredths === undefined || hundredths === '') return null;
  return `${(Number(hundredths) / 100).toFixed(2).replace('.', ',')}%`;
}
