import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { readAmount, type DecimalSign } from './readAmount';

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
    ['Rp 1.250.000,-', ',', inOrOut(1_250_000)],
    ['.00', '.', inOrOut(0)],
    ['0,00', ',', inOrOut(0)],
    ['1 250 000,00', ',', inOrOut(1_250_000)],
    ['1 250 000.00', '.', inOrOut(1_250_000)],
    ['1\u00a0250', ',', inOrOut(1_250)],
    ['Rp 12\u202f250\u202f000 CR', ',', inOrOut(12_250_000, 'in')],
    ['-987\u2009000', '.', inOrOut(987_000, 'out')],
    ['1\u2007250\u2007000', '.', inOrOut(1_250_000)],
    ["1'100'000.00", '.', inOrOut(1_100_000)],
    ['1’100’000,00', ',', inOrOut(1_100_000)],
    ['1 250 000,50', ',', { problem: 'memuat sen' }],
    ['1.250000E+06', '.', inOrOut(1_250_000)],
    ['1,250000E+06 DB', ',', inOrOut(1_250_000, 'out')],
    ['-1.25000000E+06', '.', inOrOut(1_250_000, 'out')],
    ['0,00E+00', ',', inOrOut(0)],
    ['5E+00', ',', inOrOut(5)],
    ['1.25E7', '.', inOrOut(12_500_000)],
    ['1.2500005E+06', '.', { problem: 'memuat sen' }],
    // What was cut off is not known: it may have been 1,254,999.
    ['1.25E+06', '.', { problem: 'dibulatkan' }],
    ['1,25E+06', ',', { problem: 'dibulatkan' }],
    ['1,25E7', ',', { problem: 'dibulatkan' }],
    ['1E+6', ',', { problem: 'dibulatkan' }],
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
    ['1 250 000,00', '.'],
    ["1'100'000.00", ','],
    ['1 250.000', ','],
    ["1 250'000", ','],
    ['1 25 000', ','],
    ['0 250 000', ','],
    ['1250 000', ','],
    ['1  250', ','],
    ['500\n000', ','],
    ['1\t250', ','],
    ['1.250000E+06', ','],
    ['1.25E-01', '.'],
    ['12.5E+05', '.'],
  ] as const)('%s is not read with %s: a wrong sign never makes another amount', (text, decimal) => {
    expect(readAmount(text, decimal)).toEqual({ problem: 'tidak terbaca' });
  });

  it('refuses sen other than 00, in text and in numbers', () => {
    expect(readAmount('1.250.000,50', ',')).toEqual({ problem: 'memuat sen' });
    expect(readAmount(1250000.5, ',')).toEqual({ problem: 'memuat sen' });
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

describe('readAmount without a sign known before', () => {
  it.each([
    ['IDR 713000.00', 713_000],
    ['713000.00', 713_000],
    ['1,500,000.00', 1_500_000],
    ['1,500.00', 1_500],
    ['1.500.000,00', 1_500_000],
    ['1.500', 1_500],
    ['1.500.000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1500000', 1_500_000],
    ['Rp1.500.000,-', 1_500_000],
    ['Rp. 1.500.000.-', 1_500_000],
    ['1.500.000 IDR', 1_500_000],
    ['1,5 jt', 1_500_000],
    ['1.5 juta', 1_500_000],
    ['Rp 2,25jt', 2_250_000],
    ['750rb', 750_000],
    ['12,5 ribu', 12_500],
    [' 713000.00\n', 713_000],
    ['\u200e713.000\u200e', 713_000],
    ['0', 0],
    ['0,00', 0],
  ])('reads %s as %i', (text, rupiah) => expect(readAmount(text)).toEqual(inOrOut(rupiah)));

  it.each([
    ['1,500', 'meragukan'],
    ['1.5', 'meragukan'],
    ['1,5', 'meragukan'],
    ['0.500', 'meragukan'],
    ['1500000.5', 'meragukan'],
    ['1.500 jt', 'meragukan'],
    ['1,500 rb', 'meragukan'],
    ['1,5 jt 500 rb', 'meragukan'],
    ['713000.50', 'memuat sen'],
    ['1.500.000,75', 'memuat sen'],
    ['713.000.00', 'tidak terbaca'],
    ['7130.000', 'tidak terbaca'],
    ['1,500000', 'tidak terbaca'],
    ['1.500,000', 'tidak terbaca'],
    ['1 500 000', 'tidak terbaca'],
    ["1'500'000", 'tidak terbaca'],
    ['1Rp500', 'tidak terbaca'],
    ['1 Rp 500', 'tidak terbaca'],
    ['1.5E+06', 'tidak terbaca'],
    ['500K', 'tidak terbaca'],
    ['500 C', 'tidak terbaca'],
    ['1.', 'tidak terbaca'],
    ['--5', 'tidak terbaca'],
    ['٥٠٠', 'tidak terbaca'],
    ['99999999999999999999', 'terlalu besar'],
    ['99999999999 jt', 'terlalu besar'],
  ])('refuses %s: %s', (text, problem) => expect(readAmount(text)).toEqual({ problem }));

  it.each(['-500000', '(500.000)', '500000-', '-Rp500.000', 'Rp -500.000'])('%s is below 0', (text) =>
    expect(readAmount(text)).toEqual(inOrOut(500_000, 'out')),
  );
});

/** Each way in which an amount is written down, and the sign of its file. */
const WAYS: readonly [(rupiah: number) => string, DecimalSign][] = [
  [String, ','],
  [formatNumber, ','],
  [formatRupiah, ','],
  [(rupiah) => `${formatNumber(rupiah)},00`, ','],
  [(rupiah) => `Rp ${formatNumber(rupiah)},-`, ','],
  [(rupiah) => `IDR ${rupiah}.00`, '.'],
  [(rupiah) => `${formatNumber(rupiah).replaceAll('.', ',')}.00`, '.'],
];
const rupiah = fc.integer({ min: 0, max: 1_000_000_000_000 });
const sen = fc.integer({ min: 1, max: 99 }).map((one) => String(one).padStart(2, '0'));

describe('what is written is read', () => {
  it.each(WAYS.map(([write, sign]) => ({ example: write(1_500_000), write, sign })))(
    'the same number from $example',
    ({ write, sign }) =>
      fc.assert(
        fc.property(rupiah, (amount) => {
          expect(readAmount(write(amount), sign)).toEqual(inOrOut(amount));
          expect(readAmount(write(amount))).toEqual(inOrOut(amount));
        }),
      ),
  );

  it('a negative amount, in tables and in text', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: -1 }), (amount) => {
        for (const text of [formatNumber(amount), formatNumber(amount, 'text'), formatRupiah(amount)])
          expect(readAmount(text)).toEqual(inOrOut(-amount, 'out'));
      }),
    ));

  it('never with its sen', () =>
    fc.assert(
      fc.property(
        rupiah,
        sen,
        fc.boolean(),
        fc.constantFrom('', 'Rp ', 'IDR ', '-'),
        (amount, part, dots, head) => {
          const grouped = formatNumber(amount);
          const text = dots ? `${grouped},${part}` : `${grouped.replaceAll('.', ',')}.${part}`;
          for (const sign of [undefined, ',', '.'] as const)
            for (const written of [text, `${amount}.${part}`, `${amount},${part}`])
              expect(readAmount(head + written, sign)).toHaveProperty('problem');
        },
      ),
    ));

  it.each([' ', '\u00a0', '\u202f', '\u2009', "'", '’'])('the same number with %j between threes', (gap) =>
    fc.assert(
      fc.property(rupiah, sen, (amount, part) => {
        const threes = formatNumber(amount).replaceAll('.', gap);
        for (const sign of [',', '.'] as const) {
          expect(readAmount(threes, sign)).toEqual(inOrOut(amount));
          expect(readAmount(`${threes}${sign}00 CR`, sign)).toEqual(inOrOut(amount, 'in'));
          expect(readAmount(`${threes}${sign}${part}`, sign)).toEqual({ problem: 'memuat sen' });
        }
      }),
    ),
  );

  it('a power of ten: exactly, or not at all', () =>
    fc.assert(
      fc.property(rupiah, fc.integer({ min: 0, max: 15 }), (amount, places) => {
        const text = amount
          .toExponential(places)
          .replace(/e\+(\d+)/, (_, power: string) => `E+${power.padStart(2, '0')}`);
        const reading = readAmount(text, '.');
        const isWhole = places >= Number(text.split('+')[1]);
        expect(reading).toEqual(isWhole ? inOrOut(amount) : { problem: 'dibulatkan' });
      }),
    ));

  it('never anything but the digits that were written', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,]{1,12}$/), (text) => {
        const reading = readAmount(text);
        if (reading === null || 'problem' in reading) return;
        const [whole = '', behind = ''] = text.split(/[.,](?=0{1,2}$)/);
        expect(behind).toMatch(/^0*$/);
        expect(String(reading.rupiah)).toBe(whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0');
      }),
      { numRuns: 5000 },
    ));
});
