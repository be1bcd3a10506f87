import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terbilang } from './terbilang';

const DIGITS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const SCALES: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** Reads the words back, knowing nothing of how they were made. */
function parse(words: string): number {
  expect(words.endsWith(' rupiah')).toBe(true);
  const spoken = words
    .slice(0, -' rupiah'.length)
    .replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1')
    .split(' ');
  let total = 0;
  let group = 0;
  let digit = 0;
  for (const word of spoken) {
    if (DIGITS.includes(word)) digit = DIGITS.indexOf(word);
    else if (word === 'belas') [group, digit] = [group + 10 + digit, 0];
    else if (word === 'puluh') [group, digit] = [group + digit * 10, 0];
    else if (word === 'ratus') [group, digit] = [group + digit * 100, 0];
    else {
      total += (group + digit) * SCALES[word]!;
      [group, digit] = [0, 0];
    }
  }
  return total + group + digit;
}

describe('terbilang', () => {
  it.each([
    [0, 'nol rupiah'],
    [1, 'satu rupiah'],
    [10, 'sepuluh rupiah'],
    [11, 'sebelas rupiah'],
    [12, 'dua belas rupiah'],
    [21, 'dua puluh satu rupiah'],
    [100, 'seratus rupiah'],
    [111, 'seratus sebelas rupiah'],
    [1_000, 'seribu rupiah'],
    [1_001, 'seribu satu rupiah'],
    [2_000, 'dua ribu rupiah'],
    [11_000, 'sebelas ribu rupiah'],
    [21_000, 'dua puluh satu ribu rupiah'],
    [100_000, 'seratus ribu rupiah'],
    [101_000, 'seratus satu ribu rupiah'],
    [1_000_000, 'satu juta rupiah'],
    [1_001_000, 'satu juta seribu rupiah'],
    [1_100_011, 'satu juta seratus ribu sebelas rupiah'],
    [1_000_000_000, 'satu miliar rupiah'],
    [1_000_000_000_000, 'satu triliun rupiah'],
  ])('%i is %s', (amount, words) => expect(terbilang(amount)).toBe(words));

  it('can be read back', () => {
    const amounts = fc.oneof(
      fc.nat(2_000_000),
      fc.maxSafeNat().map((n) => n % 1_000_000_000_000_000),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        const words = terbilang(amount);
        expect(parse(words)).toBe(amount);
        expect(words).not.toMatch(/satu (belas|puluh|ratus)| {2}|^ /);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([-1, 0.5, Number.NaN, 1_000_000_000_000_000])('refuses %d', (amount) => {
    expect(() => terbilang(amount)).toThrow(RangeError);
  });
});
