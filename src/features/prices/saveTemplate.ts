import { saveFile } from '@/lib/files/saveFile';
import { BYTE_ORDER_MARK, csvCell, csvRow } from '@/lib/format/csv';
import { headingOf, PRICE_COLUMNS } from '@/lib/tables/prices/priceColumns';

const EXAMPLES = [
  ['Jabodetabek', 'Motor', 'Honda', 'Beat', 2024, 18_450_000, 13_800_000, 3_700_000],
  ['Jabodetabek', 'Mobil', 'Toyota', 'Avanza', 2024, 198_200_000, 148_600_000, 39_700_000],
];

/** A file to fill in: the headings and two lines that show how. Semicolons and the mark: Excel opens it as columns. */
export const templateText = (): string =>
  BYTE_ORDER_MARK +
  [PRICE_COLUMNS.map(headingOf), ...EXAMPLES]
    .map((row) => csvRow(row.map((cell) => csvCell(cell, typeof cell === 'number' ? 'plain' : 'text'))))
    .join('');

export function saveTemplate(): void {
  saveFile(new Blob([templateText()], { type: 'text/csv;charset=utf-8' }), 'Templat daftar harga.csv');
}
