import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatRupiah } from './rupiah';

describe('numbers on screen (SPEC 5)', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [1_234_567, '1.234.567'],
    [-75_000, '(75.000)'],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991'],
  ])('%s in a table is "%s"', (value, words) => expect(formatNumber(value)).toBe(words));

  it('writes a minus sign in running text', () => {
    expect(formatNumber(-75_000, 'text')).toBe('-75.000');
    expect(formatRupiah(-75_000)).toBe('-Rp75.000');
    expect(formatRupiah(1_250_000)).toBe('Rp1.250.000');
    expect(formatRupiah(null)).toBe('');
  });

  it('groups and rounds as the browser does for Indonesian', () => {
    const browser = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
    const amount = fc.double({ min: 0, max: Number.MAX_SAFE_INTEGER, noNaN: true });
    fc.assert(
      fc.property(amount, (value) => {
        expect(formatNumber(value)).toBe(browser.format(value));
      }),
    );
  });

  it('loses no digit of any safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const digits = formatNumber(value, 'text').replaceAll('.', '');
        expect(Number(digits)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
