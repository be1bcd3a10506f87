import { describe, expect, it } from 'vitest';
import { readRegions } from './readRegions';

describe('a file of regions', () => {
  it('is read with and without dots and headings, from provinces down', () => {
    expect(
      readRegions([
        ['kode', 'nama'],
        ['11.01.01.2001', 'Keude Bakongan'],
        [''],
        ['11.01.01', ' Bakongan '],
        [1101, 'Kabupaten Aceh Selatan'],
        ['11', 'Aceh'],
        ['11', 'Aceh'],
      ]),
    ).toEqual({
      rows: [
        { code: '11', name: 'Aceh' },
        { code: '1101', name: 'Kabupaten Aceh Selatan' },
        { code: '110101', name: 'Bakongan' },
        { code: '1101012001', name: 'Keude Bakongan' },
      ],
      wrong: [],
    });
  });

  it.each([
    ['91.1', 'Kabupaten Sarmi', 'Kode “91.1” bukan 2, 4, 6, atau 10 angka.'],
    ['1102', '', 'Nama kosong.'],
    ['1102', 'x'.repeat(81), 'Nama lebih dari 80 huruf.'],
    ['1102', 'A', 'Nama kurang dari 3 huruf.'],
    ['11', 'Atjeh', 'Kode 11 ada di baris 1 dengan nama lain.'],
  ])('leaves out %s, %s', (code, name, reason) => {
    const { rows, wrong } = readRegions([
      ['11', 'Aceh'],
      [code, name],
    ]);
    expect(rows).toEqual([{ code: '11', name: 'Aceh' }]);
    expect(wrong).toEqual([{ line: 2, reason }]);
  });

  it('is refused in words where it is something else', () => {
    expect(() => readRegions([['Tanggal', 'Jumlah']])).toThrow('Tidak ada wilayah');
    expect(() => readRegions(Array.from({ length: 120_001 }, () => ['11', 'Aceh']))).toThrow(
      'terlalu panjang',
    );
  });
});
