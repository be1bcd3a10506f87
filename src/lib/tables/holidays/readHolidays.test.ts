import { describe, expect, it } from 'vitest';
import { readDay } from './readDay';
import { readHolidays } from './readHolidays';

describe('a day in a file', () => {
  it.each([
    ['2027-01-01', '2027-01-01'],
    ['1/1/2027', '2027-01-01'],
    ['01-01-2027', '2027-01-01'],
    ['1.1.2027', '2027-01-01'],
    ['Jumat, 1 Januari 2027', '2027-01-01'],
    ['25 Des 2027', '2027-12-25'],
    ['31/2/2027', '2027-02-31'],
    ['10-11 Maret 2027', null],
    ['1 Ma 2027', null],
    ['Jumat', null],
    ['46388', null],
    ['', null],
  ])('%s is %s', (cell, day) => expect(readDay(cell)).toBe(day));
});

describe('a file of holidays', () => {
  it('is read with numbers, weekdays and headings around, by date', () => {
    expect(
      readHolidays([
        ['No', 'Tanggal', 'Hari', 'Keterangan'],
        [2, '17/08/2027', 'Selasa', ' Hari Kemerdekaan '],
        [''],
        [1, new Date('2027-01-01T00:00:00Z'), 'Jumat', 'Tahun Baru Masehi'],
        [1, '2027-01-01', 'Jumat', 'Tahun Baru Masehi'],
      ]),
    ).toEqual({
      rows: [
        { date: '2027-01-01', name: 'Tahun Baru Masehi' },
        { date: '2027-08-17', name: 'Hari Kemerdekaan' },
      ],
      wrong: [],
    });
  });

  it.each([
    [
      '10-11 Maret 2027',
      'Idul Fitri',
      '“10-11 Maret 2027” bukan tanggal. Tulis satu tanggal per baris: 25/12/2027.',
    ],
    ['31/02/2027', 'Tidak ada', 'Tanggal 31/02/2027 tidak ada.'],
    ['01/01/0000', 'Tahun nol', 'Tanggal 01/01/0000 tidak ada.'],
    ['02/01/2027', '', 'Nama bukan 3 sampai 80 huruf.'],
    ['02/01/2027', 'x'.repeat(81), 'Nama bukan 3 sampai 80 huruf.'],
    ['02/01/2027', 'CUTI BERSAMA Tahun Baru', 'Cuti bersama bukan hari libur nasional.'],
    ['01/01/2027', 'Nama lain', 'Tanggal ini ada di baris 1 dengan nama lain.'],
  ])('leaves out %s, %s', (date, name, reason) => {
    const { rows, wrong } = readHolidays([
      ['1/1/2027', 'Tahun Baru Masehi'],
      [date, name],
    ]);
    expect(rows).toEqual([{ date: '2027-01-01', name: 'Tahun Baru Masehi' }]);
    expect(wrong).toEqual([{ line: 2, reason }]);
  });

  it('is refused in words where it is something else', () => {
    expect(() => readHolidays([['Kode', 'Nama']])).toThrow('Tidak ada hari libur');
    const many = Array.from({ length: 2_001 }, (_, at) => [
      new Date(Date.UTC(2000, 0, at + 1)),
      'Hari libur',
    ]);
    expect(() => readHolidays(many)).toThrow('terlalu panjang');
    expect(readHolidays(many.slice(1)).rows).toHaveLength(2_000);
  });
});
