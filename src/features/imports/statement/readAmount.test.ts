import { describe, expect, it } from 'vitest';
import { readAmount } from './readAmount';

const inOrOut = (rupiah: number, direction: 'in' | 'out' | null = null) => ({ rupiah, direction });

describe('readAmount', () => {
  it.each([
    ['1.250.000,00', ',', inOrOut(1_250_000)],
    ['1,250,000.00', '.', inOrOut(1_250_000)],
    ['1250000', ',', inOrOut(1_250_000)],
    ['1250000.00', '.', inOrOut(1_250_000)],
    ["'1250000", ',', inOrOut(1_250_000)],
    ['Rp 1.250.000', ',', inOrOut(1_250_000)],
    ['IDR 1,250,000.00', '.', inOrOut(1_250_000)],
    ['1.250.000,00 CR', ',', inOrOut(1_250_000, 'in')],
    ['1,250,000.00CR', '.', inOrOut(1_250_000, 'in')],
    ['1.250.000 K', ',', inOrOut(1_250_000, 'in')],
    ['CR 500', ',', inOrOut(500, 'in')],
    ['1.250.000,00 DB', ',', inOrOut(1_250_000, 'out')],
    ['(500)', ',', inOrOut(500, 'out')],
    ['-500,00', ',', inOrOut(500, 'out')],
    ['500-', ',', inOrOut(500, 'out')],
    ['+ 500', ',', inOrOut(500)],
    ['0,00', ',', inOrOut(0)],
    ['1\u00a0250', ',', { problem: 'Jumlah “1 250” tidak terbaca' }],
  ] as const)('%s with %s', (text, decimal, expected) => {
    expect(readAmount(text, decimal)).toEqual(expected);
  });

  it.each([
    ['1.250', '.'],
    ['1,250', ','],
    ['1.250.000,00', '.'],
    ['1,250,000.00', ','],
    ['12.50.000', ','],
    ['500,00', '.'],
    ['lima ratus', ','],
    ['1.250.000,00 XX', ','],
  ] as const)('%s is not read with %s: a wrong sign never makes another amount', (text, decimal) => {
    expect(readAmount(text, decimal)).toEqual({ problem: `Jumlah “${text}” tidak terbaca` });
  });

  it('refuses sen other than 00, in text and in numbers', () => {
    expect(readAmount('1.250.000,50', ',')).toEqual({ problem: 'Jumlah “1.250.000,50” memuat sen' });
    expect(readAmount(1250000.5, ',')).toEqual({ problem: 'Jumlah “1250000.5” memuat sen' });
  });

  it('reads numbers of a workbook as they are', () => {
    expect(readAmount(1250000, '.')).toEqual(inOrOut(1_250_000));
    expect(readAmount(-500, '.')).toEqual(inOrOut(500, 'out'));
    // 0.1 + 0.2 and the like: what a formula left behind is not sen.
    expect(readAmount(1250000.0000000002, '.')).toEqual(inOrOut(1_250_000));
  });

  it('knows an empty cell from zero', () => {
    expect(readAmount('', ',')).toBeNull();
    expect(readAmount(' - ', ',')).toBeNull();
    expect(readAmount(null, ',')).toBeNull();
    expect(readAmount(undefined, ',')).toBeNull();
  });

  it('refuses what no rupiah can hold exactly', () => {
    expect(readAmount('99999999999999999999', ',')).toHaveProperty('problem');
    expect(readAmount(1e20, ',')).toHaveProperty('problem');
  });
});
