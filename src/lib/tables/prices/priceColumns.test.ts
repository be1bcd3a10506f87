import { expect, it } from 'vitest';
import { headingOf, PRICE_COLUMNS, priceHeadingScore, recogniseColumns } from './priceColumns';

const TEMPLATE = PRICE_COLUMNS.map(headingOf);

it('knows the headings of its own template, in any order', () => {
  const { indexes, missing, twice } = recogniseColumns(TEMPLATE.toReversed());
  expect(missing).toEqual([]);
  expect(twice).toEqual([]);
  expect(indexes).toMatchObject({ region: 7, min_down_payment: 0 });
});

it.each([
  ['region', ['WILAYAH', ' wilayah ', 'Region', 'Daerah']],
  ['vehicle_kind', ['Jenis', 'Jenis Kendaraan', 'Kendaraan', 'R2/R4']],
  ['brand', ['Merk', 'MEREK', 'Merk Kendaraan', 'Brand']],
  ['type', ['Type', 'TIPE', 'Model', 'Tipe Kendaraan']],
  ['year', ['Tahun', 'Thn.', 'TAHUN PEMBUATAN', 'Year']],
  ['otr', ['otr', 'Harga OTR', 'OTR (Rp)', 'Harga On The Road']],
  [
    'max_disbursement',
    ['Pencairan Maks.', 'Pencairan_Max', 'Max Pencairan', 'Plafond', 'PENCAIRAN MAKSIMAL (Rp)'],
  ],
  ['min_down_payment', ['DP Min', 'Minimal DP', 'Uang Muka Minimum', 'Dp minimum (Rp)', 'DP']],
] as const)('knows %s however it is written', (column, spellings) => {
  for (const spelling of spellings) expect(recogniseColumns([spelling]).indexes).toEqual({ [column]: 0 });
});

it('takes no other column for one of its own', () => {
  const others = [
    'DP maksimum',
    'Tahun berlaku',
    'Pencairan minimum',
    'OTR lama',
    'Selisih OTR',
    'Keterangan',
    null,
  ];
  expect(recogniseColumns(others).indexes).toEqual({});
});

it('says what is missing and what stands there twice', () => {
  const { missing, twice } = recogniseColumns([
    'Wilayah',
    'Jenis',
    'Merek',
    'Tipe',
    'OTR',
    'Harga OTR',
    'DP',
  ]);
  expect(missing).toEqual(['year', 'max_disbursement']);
  expect(twice).toEqual(['otr']);
});

it('does not take a title above the list for headings', () => {
  expect(priceHeadingScore(['Wilayah'])).toBe(0);
  expect(priceHeadingScore(TEMPLATE)).toBe(8);
});
