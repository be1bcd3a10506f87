import { describe, expect, it } from 'vitest';
import { readDate } from './readDate';

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
  ] as const)('%s as %s', (text, format, date) => {
    expect(readDate(text, format, TODAY)).toEqual({ date });
  });

  it('gives a day without a year the one that is not in the future', () => {
    expect(readDate('21/11', 'DD/MM', TODAY)).toEqual({ date: '2025-11-21' });
    expect(readDate('31/12', 'DD/MM', '2026-01-02')).toEqual({ date: '2025-12-31' });
    expect(readDate('29/02', 'DD/MM', '2024-03-01')).toEqual({ date: '2024-02-29' });
    expect(readDate('29/02', 'DD/MM', TODAY)).toEqual({ problem: 'Tanggal “29/02” tidak ada' });
  });

  it('takes an XLSX day whatever the format says', () => {
    expect(readDate(new Date('2026-11-01T00:00:00Z'), 'DD/MM', TODAY)).toEqual({ date: '2026-11-01' });
  });

  it('says in words what is wrong', () => {
    expect(readDate('31/02/2026', 'DD/MM/YYYY', TODAY)).toEqual({
      problem: 'Tanggal “31/02/2026” tidak ada',
    });
    expect(readDate('01 Xyz 2026', 'DD MMM YYYY', TODAY)).toEqual({
      problem: 'Tanggal “01 Xyz 2026” tidak ada',
    });
    expect(readDate('2026-11-01', 'DD/MM/YYYY', TODAY)).toEqual({
      problem: 'Tanggal “2026-11-01” tidak terbaca',
    });
    expect(readDate('21/11/2026', 'DD/MM/YYYY', TODAY)).toEqual({
      problem: 'Tanggal “21/11/2026” setelah hari ini',
    });
    expect(readDate('', 'DD/MM', TODAY)).toEqual({ problem: 'Tanggal kosong' });
    expect(readDate('PEND', 'DD/MM', TODAY)).toEqual({ problem: 'Belum dibukukan bank (PEND)' });
    expect(readDate(new Date(Number.NaN), 'DD/MM', TODAY)).toEqual({ problem: 'Tanggal tidak terbaca' });
  });
});
