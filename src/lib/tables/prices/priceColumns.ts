import { textOf, type Cell } from '../cell';

/** Columns of a price file: the heading that the template writes, and how people write it. */
const COLUMNS = {
  region: { heading: 'Wilayah', known: /^(wilayah|daerah|region|area)$/ },
  vehicle_kind: {
    heading: 'Jenis',
    known: /^(jenis( kendaraan)?|kendaraan|jenis (motor|mobil|roda)|r2 ?r4|roda)$/,
  },
  brand: { heading: 'Merek', known: /^(mere?k|merk kendaraan|merek kendaraan|brand)$/ },
  type: { heading: 'Tipe', known: /^(tipe|type|model)( kendaraan| unit)?$/ },
  year: { heading: 'Tahun', known: /^(tahun|thn|th|year)( kendaraan| pembuatan| model| unit)?$/ },
  otr: { heading: 'OTR', known: /^(harga )?(otr|on the road)( rp| idr)?$/ },
  max_disbursement: {
    heading: 'Pencairan maksimum',
    known:
      /^(pencairan|plafon|plafond|pinjaman)( maksimum| maksimal| max| maks| tertinggi)?( rp| idr)?$|^(max|maks|maksimum|maksimal) (pencairan|plafond?)( rp)?$/,
  },
  min_down_payment: {
    heading: 'DP minimum',
    known:
      /^(dp|uang muka|down payment)( minimum| minimal| min| terendah)?( rp| idr)?$|^(min|minimum|minimal) (dp|uang muka)( rp)?$/,
  },
} as const;

export type PriceColumn = keyof typeof COLUMNS;
/** Each column's index in a row, from 0. */
export type PriceColumnIndexes = Record<PriceColumn, number>;

export const PRICE_COLUMNS = Object.keys(COLUMNS) as PriceColumn[];

/** What a column is called on screen and in the template. */
export const headingOf = (column: PriceColumn): string => COLUMNS[column].heading;

/** Where the columns stand in a heading line, those that it lacks, and those that it has twice. */
export function recogniseColumns(row: readonly Cell[]): {
  indexes: Partial<PriceColumnIndexes>;
  missing: PriceColumn[];
  twice: PriceColumn[];
} {
  const texts = row.map(plain);
  const found = PRICE_COLUMNS.map((column) => ({
    column,
    at: texts.flatMap((text, index) => (COLUMNS[column].known.test(text) ? [index] : [])),
  }));
  return {
    indexes: Object.fromEntries(found.flatMap(({ column, at }) => (at.length > 0 ? [[column, at[0]]] : []))),
    missing: found.filter(({ at }) => at.length === 0).map(({ column }) => column),
    twice: found.filter(({ at }) => at.length > 1).map(({ column }) => column),
  };
}

/** How many columns a line names; one alone may be a title above the list. */
export function priceHeadingScore(row: readonly Cell[]): number {
  const named = PRICE_COLUMNS.length - recogniseColumns(row).missing.length;
  return named > 1 ? named : 0;
}

/** Lower case, signs as spaces: `Pencairan_Maks. (Rp)` → `pencairan maks rp`. */
const plain = (cell: Cell) =>
  textOf(cell)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
