import { describe, expect, it } from 'vitest';
import { csvCell, csvRow } from './csv';

describe('a cell', () => {
  it.each([
    ['Siti Nurhaliza', '"Siti Nurhaliza"'],
    ['Budi,=HYPERLINK(A1)', '"Budi,=HYPERLINK(A1)"'],
    ['Budi\t=1', '"Budi\t=1"'],
    ['', ''],
    [null, ''],
    ['Budi; Ani', '"Budi; Ani"'],
    ['Toko "Maju"', '"Toko ""Maju"""'],
    ['dua\r\nbaris\rlagi', '"dua\nbaris\nlagi"'],
    [' spasi', '" spasi"'],
    ['00123', '"=""00123"""'],
    ['3171012304850001', '"=""3171012304850001"""'],
    ['123456', '"123456"'],
    ...['1/2', '001/002', '2026-11-20', '07.30', '7:30', '12E5', '1,5e-3'].map((text): [string, string] => [
      text,
      `"=""${text}"""`,
    ]),
    ['12E', '"12E"'],
    ['1/2 kg', '"1/2 kg"'],
    ["'=1", '"\'\'=1"'],
    ['0', '"0"'],
  ])('of text %j stands there as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ...['=HYPERLINK("http://x")', '+62', '-1+1', '@SUM(A1)', '\t=1', '＝1'],
    ...[
      ' =1',
      '\u00a0=1',
      '\n=1',
      '\r\n=1',
      '\r=1',
      ' \n \u2003@SUM(A1)',
      '\u200b=1',
      '\ufeff+1',
      '\0-1',
      '\u3000＝1',
    ],
  ])('never runs %j', (value) => {
    expect(csvCell(value).replace(/^"/, '').startsWith("'")).toBe(true);
  });

  it('of a number is written as it is', () => {
    expect(csvCell(-1500, 'plain')).toBe('-1500');
    for (const day of ['2026-11-20', '2026-11-20 14:05', '20/11/2026'])
      expect(csvCell(day, 'plain')).toBe(day);
    expect(csvCell('Lunas, dipercepat', 'plain')).toBe('"Lunas, dipercepat"');
  });
});

it('ends a row in what no cell contains', () => {
  const row = csvRow([csvCell('a\r\nb'), csvCell('c')]);
  expect(row).toBe('"a\nb";"c"\r\n');
  expect(row.match(/\r/g)).toHaveLength(1);
});
