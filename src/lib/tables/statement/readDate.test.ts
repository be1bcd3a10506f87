import { describe, expect, it } from 'vitest';
import { dateColumnOf, readDate } from './readDate';

const TODAY = '2026-11-20';

describe('readDate', () => {
  it.each([
    ['01/11/2026', 'DD/MM/YYYY', '2026-11-01'],
    ['1/11/2026 14:05:33', 'DD/MM/YYYY', '2026-11-01'],
    ["'01/11", 'DD/MM', '2026-11-01'],
    ['20/11', 'DD/MM', '2026-11-20'],
    ['01-11-2026', 'DD-MM-YYYY', '2026-11-01'],
    ['01/11/26', 'DD/MM/YY', '2026-11-01'],
    ['2026-11-01', 'YYYY-MM-DD', '2026-11-01'],
    ['2026-11-01T09:30:00', 'YYYY-MM-DD', '2026-11-01'],
    ['01 Nov 2026', 'DD MMM YYYY', '2026-11-01'],
    ['01-Agu-2026', 'DD MMM YYYY', '2026-08-01'],
    ['01-Aug-26', 'DD MMM YYYY', '2026-08-01'],
    ['5 Desember 2025', 'DD MMM YYYY', '2025-12-05'],
    ['20/Nov/2026', 'DD MMM YYYY', '2026-11-20'],
    ['20Nov2026', 'DD MMM YYYY', '2026-11-20'],
    ["20 Nop '26", 'DD MMM YYYY', '2026-11-20'],
    ['3 Pebruari 2026', 'DD MMM YYYY', '2026-02-03'],
    ['03 Agt 2026 10:15 WIB', 'DD MMM YYYY', '2026-08-03'],
    ['3 Sept 2026 pukul 10.15', 'DD MMM YYYY', '2026-09-03'],
    ['Jumat, 20 November 2026', 'DD MMM YYYY', '2026-11-20'],
    ["Jum'at 20/11/2026", 'DD/MM/YYYY', '2026-11-20'],
    ['Fri, 20.11.2026 10.15.30', 'DD.MM.YYYY', '2026-11-20'],
    ['20 11 2026', 'DD.MM.YYYY', '2026-11-20'],
    ['20/11/2026, 10:15', 'DD/MM/YYYY', '2026-11-20'],
    ['20/11/2026 - 10:15:30', 'DD/MM/YYYY', '2026-11-20'],
    ['20 Nov', 'DD MMM', '2026-11-20'],
    ['21 Nov', 'DD MMM', '2025-11-21'],
    ['November 20, 2026', 'MMM DD YYYY', '2026-11-20'],
    ['Nov 20th 2026', 'MMM DD YYYY', '2026-11-20'],
    ['2026/11/20', 'YYYY-MM-DD', '2026-11-20'],
    ['2026.11.20 08:15:02', 'YYYY-MM-DD', '2026-11-20'],
    ['20261120', 'YYYYMMDD', '2026-11-20'],
    ['20261120101530', 'YYYYMMDD', '2026-11-20'],
    ['20112026', 'DDMMYYYY', '2026-11-20'],
    ['11/20/2026', 'MM/DD/YYYY', '2026-11-20'],
    ['11/20/26', 'MM/DD/YY', '2026-11-20'],
    ['26/11/20', 'YY/MM/DD', '2026-11-20'],
    ['20-11-26', 'DD/MM/YY', '2026-11-20'],
  ] as const)('%s as %s', (text, format, date) => {
    expect(readDate(text, format, TODAY)).toEqual({ date });
  });

  it('gives a day without a year the one that is not in the future', () => {
    expect(readDate('21/11', 'DD/MM', TODAY)).toEqual({ date: '2025-11-21' });
    expect(readDate('31/12', 'DD/MM', '2026-01-02')).toEqual({ date: '2025-12-31' });
    expect(readDate('29/02', 'DD/MM', '2024-03-01')).toEqual({ date: '2024-02-29' });
    expect(readDate('29/02', 'DD/MM', TODAY)).toMatchObject({ problem: 'Tanggal “29/02” tidak ada' });
  });

  it('takes an XLSX day whatever the format says', () => {
    expect(readDate(new Date('2026-11-01T00:00:00Z'), 'DD/MM', TODAY)).toEqual({ date: '2026-11-01' });
  });

  it('says in words what is wrong', () => {
    expect(readDate('31/02/2026', 'DD/MM/YYYY', TODAY)).toMatchObject({
      problem: 'Tanggal “31/02/2026” tidak ada',
    });
    expect(readDate('01 Xyz 2026', 'DD MMM YYYY', TODAY)).toMatchObject({
      problem: 'Tanggal “01 Xyz 2026” tidak ada',
    });
    expect(readDate('2026-11-01', 'DD/MM/YYYY', TODAY)).toMatchObject({
      problem: 'Tanggal “2026-11-01” tidak terbaca',
    });
    expect(readDate('21/11/2026', 'DD/MM/YYYY', TODAY)).toMatchObject({
      problem: 'Tanggal “21/11/2026” setelah hari ini',
    });
    expect(readDate('', 'DD/MM', TODAY)).toMatchObject({ problem: 'Tanggal kosong' });
    expect(readDate('PEND', 'DD/MM', TODAY)).toMatchObject({ problem: 'Belum dibukukan bank (PEND)' });
    expect(readDate(new Date(Number.NaN), 'DD/MM', TODAY)).toMatchObject({
      problem: 'Tanggal tidak terbaca',
    });
  });
});

describe('dateColumnOf', () => {
  it.each([
    [['10/11/2026', '05/11/2026'], 'DD/MM/YYYY'],
    [['10/11/2026', '11/05/2026', '11/19/2026'], 'MM/DD/YYYY'],
    // 12 October, not 10 December, which is after today.
    [['10/12/2026', '11/02/2026'], 'MM/DD/YYYY'],
    [['26/11/18', '26/11/19'], 'YY/MM/DD'],
    [['01.11.2026', '2.11.2026'], 'DD.MM.YYYY'],
    [['PEND', '01 Nov 2026'], 'DD MMM YYYY'],
    [['Total', ''], 'DD/MM/YYYY'],
  ] as const)('%j is written %s', (cells, format) =>
    expect(dateColumnOf(cells, TODAY)).toMatchObject({ format }),
  );

  it('doubts days that stand in order only in the other way', () => {
    const cells = ['10/09/2026', '11/05/2026', '11/06/2026'];
    expect(dateColumnOf(cells, TODAY)).toEqual({ format: 'DD/MM/YYYY', doubtful: true });
    expect(dateColumnOf(['09/10/2026', '10/10/2026', '11/10/2026'], TODAY)).toMatchObject({
      doubtful: false,
    });
  });
});
