import { readAmount, type AmountReading } from '@/lib/amounts/readAmount';
import { HIGHEST_PRICE, MAX_PRICE_ROWS, OLDEST_YEAR } from '@/lib/contract/priceListDefaults';
import type { PriceDiff, PriceLine } from '@/lib/contract/prices';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { textOf, type Cell, type Table } from '../cell';
import { headingLine } from '../headingLine';
import { TableError } from '../TableError';
import {
  headingOf,
  PRICE_COLUMNS,
  priceHeadingScore,
  recogniseColumns,
  type PriceColumn,
  type PriceColumnIndexes,
} from './priceColumns';

/** What a price file says; `wrong` lines can't be read, and while there are any nothing is taken. */
export interface PriceReading {
  rows: PriceLine[];
  wrong: PriceDiff['wrong'];
}

const MAX_LENGTH = 60;
const LATEST_YEAR = 2100;
const MOTORCYCLE = /^(r2|roda (2|dua)|(sepeda )?motor( \(r2\))?)$/i;
const CAR = /^(r4|roda (4|empat)|mobil( \(r4\))?)$/i;

/**
 * Reads every line below the headings; blank ones are passed over.
 * @throws TableError when headings or lines are missing, or there are more than 5,000
 */
export function readPrices(table: Table): PriceReading {
  const headings = headingLine(table, priceHeadingScore);
  const { indexes, missing, twice } = recogniseColumns(table[(headings ?? 1) - 1] ?? []);
  if (missing.length > 0) {
    throw new TableError(
      `Kolom ini tidak ditemukan: ${listed(missing)}. Beri judul kolom seperti di templat.`,
    );
  }
  if (twice.length > 0) {
    throw new TableError(`Kolom ini ada lebih dari satu: ${listed(twice)}. Sisakan satu saja.`);
  }
  const start = headings ?? 1;
  const lines = table
    .slice(start)
    .map((row, index) => ({ row, line: start + index + 1 }))
    .filter(({ row }) => row.some((cell) => textOf(cell) !== ''));
  if (lines.length === 0) throw new TableError('Tidak ada harga di bawah judul kolom.');
  if (lines.length > MAX_PRICE_ROWS) {
    throw new TableError(
      `Berkas ini memuat ${formatNumber(lines.length)} baris; paling banyak ${formatNumber(MAX_PRICE_ROWS)}.`,
    );
  }
  const reading: PriceReading = { rows: [], wrong: [] };
  for (const { row, line } of lines) {
    const problems: string[] = [];
    const price = readLine(row, indexes as PriceColumnIndexes, problems);
    if (problems.length > 0) reading.wrong.push({ line, reason: problems.join(' ') });
    else reading.rows.push({ line, ...price });
  }
  return reading;
}

function readLine(
  row: readonly Cell[],
  indexes: PriceColumnIndexes,
  problems: string[],
): Omit<PriceLine, 'line'> {
  const cellOf = (column: PriceColumn) => row[indexes[column]];
  const words = (column: PriceColumn) => {
    const text = textOf(cellOf(column));
    if (text === '') problems.push(`${headingOf(column)} kosong.`);
    if (text.length > MAX_LENGTH) problems.push(`${headingOf(column)} lebih dari ${MAX_LENGTH} huruf.`);
    return text;
  };
  const amount = (column: PriceColumn, min: number) => {
    const read = readAmount(cellOf(column));
    const problem = amountProblem(read, `“${textOf(cellOf(column))}”`, min);
    if (problem) problems.push(`${headingOf(column)} ${problem}.`);
    return read && 'rupiah' in read ? read.rupiah : 0;
  };
  return {
    region: words('region'),
    vehicle_kind: kindOf(textOf(cellOf('vehicle_kind')), problems),
    brand: words('brand'),
    type: words('type'),
    year: yearOf(textOf(cellOf('year')), problems),
    otr: amount('otr', 1),
    max_disbursement: amount('max_disbursement', 0),
    min_down_payment: amount('min_down_payment', 0),
  };
}

function amountProblem(read: AmountReading, text: string, min: number): string | undefined {
  if (read === null) return 'kosong';
  if ('problem' in read) return `${text} ${read.problem}`;
  if (read.direction === 'out') return `${text} di bawah nol`;
  if (read.rupiah < min) return 'nol';
  if (read.rupiah > HIGHEST_PRICE) return `${text} di atas ${formatRupiah(HIGHEST_PRICE)}`;
  return undefined;
}

function kindOf(text: string, problems: string[]): PriceLine['vehicle_kind'] {
  if (!MOTORCYCLE.test(text) && !CAR.test(text)) {
    problems.push(text === '' ? 'Jenis kosong.' : `Jenis “${text}” bukan motor (R2) atau mobil (R4).`);
  }
  return CAR.test(text) ? 'R4' : 'R2';
}

function yearOf(text: string, problems: string[]): number {
  const year = Number(text);
  if (text === '') problems.push('Tahun kosong.');
  else if (!/^\d{4}$/.test(text) || year < OLDEST_YEAR || year > LATEST_YEAR) {
    problems.push(`Tahun “${text}” bukan tahun mulai ${OLDEST_YEAR}.`);
  }
  return year;
}

const listed = (columns: readonly PriceColumn[]) =>
  PRICE_COLUMNS.filter((column) => columns.includes(column))
    .map(headingOf)
    .join(', ');
