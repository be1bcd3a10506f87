import { describe, expect, it } from 'vitest';
import type { Cell } from '../cell';
import { headingOf, PRICE_COLUMNS } from './priceColumns';
import { readPrices } from './readPrices';

const HEAD = PRICE_COLUMNS.map(headingOf);
const BEAT: Cell[] = ['Papua', 'Motor', 'Honda', 'Beat', '2024', '18.450.000', 'Rp13,800,000', 3_700_000];
const withCell = (at: number, cell: Cell) => BEAT.map((one, index) => (index === at ? cell : one));

describe('readPrices', () => {
  it('reads lines below the headings, with their number in the file', () => {
    const { rows, wrong } = readPrices([['Daftar harga 2027'], HEAD, [''], BEAT, withCell(1, 'R4')]);
    expect(wrong).toEqual([]);
    expect(rows).toEqual([
      {
        line: 4,
        region: 'Papua',
        vehicle_kind: 'R2',
        brand: 'Honda',
        type: 'Beat',
        year: 2024,
        otr: 18_450_000,
        max_disbursement: 13_800_000,
        min_down_payment: 3_700_000,
      },
      expect.objectContaining({ line: 5, vehicle_kind: 'R4' }),
    ]);
  });

  it.each([
    [0, '', 'Wilayah kosong.'],
    [1, 'Becak', 'Jenis “Becak” bukan motor (R2) atau mobil (R4).'],
    [3, 'x'.repeat(61), 'Tipe lebih dari 60 huruf.'],
    [4, '24', 'Tahun “24” bukan tahun mulai 1980.'],
    [5, '18.450', null],
    [5, '0', 'OTR nol.'],
    [5, '18,45 juta', null],
    [5, '18,450', 'OTR “18,450” meragukan.'],
    [5, '18.450.000,50', 'OTR “18.450.000,50” memuat sen.'],
    [5, 18_450_000.5, 'OTR “18450000.5” memuat sen.'],
    [5, 'delapan belas', 'OTR “delapan belas” tidak terbaca.'],
    [6, '-18.450.000', 'Pencairan maksimum “-18.450.000” di bawah nol.'],
    [6, -1, 'Pencairan maksimum “-1” di bawah nol.'],
    [6, '99.000.000.000', 'Pencairan maksimum “99.000.000.000” di atas Rp10.000.000.000.'],
    [7, null, 'DP minimum kosong.'],
  ])('cell %i as %s: %s', (at, cell, reason) => {
    const { wrong } = readPrices([HEAD, withCell(at, cell)]);
    expect(wrong).toEqual(reason === null ? [] : [{ line: 2, reason }]);
  });

  it('says in words what the file lacks', () => {
    expect(() => readPrices([HEAD.toSpliced(4, 2), BEAT])).toThrow('Kolom ini tidak ditemukan: Tahun, OTR.');
    expect(() => readPrices([[...HEAD, 'Merk'], BEAT])).toThrow('Kolom ini ada lebih dari satu: Merek.');
    expect(() => readPrices([HEAD, ['', null]])).toThrow('Tidak ada harga di bawah judul kolom.');
    const many = Array.from({ length: 5001 }, () => BEAT);
    expect(() => readPrices([HEAD, ...many])).toThrow('Berkas ini memuat 5.001 baris; paling banyak 5.000.');
  });
});
