import { describe, expect, it } from 'vitest';
import { readTenors, usualTenors } from './readTenors';

const limits = { min_tenor: 6, max_tenor: 36 };

describe('usual tenors', () => {
  it.each([
    [6, 36, [6, 12, 18, 24, 30, 36]],
    [1, 13, [1, 6, 12, 13]],
    [12, 12, [12]],
    [7, 11, [7, 11]],
  ])('between %i and %i months are %j', (min_tenor, max_tenor, tenors) => {
    expect(usualTenors({ min_tenor, max_tenor })).toEqual(tenors);
  });
});

describe('typed tenors', () => {
  it('are read in any order and spelling, each once', () => {
    expect(readTenors('36,12; 24 12', limits)).toEqual({ tenors: [12, 24, 36] });
  });

  it('are the usual ones where nothing is typed', () => {
    expect(readTenors('  , ', limits).tenors).toEqual(usualTenors(limits));
  });

  it.each([
    ['12, dua', /angka bulan/],
    ['12.5', /angka bulan/],
    ['5', /6–36 bulan/],
    ['48', /6–36 bulan/],
    ['6 7 8 9 10 11 12 13 14 15 16 17 18', /12 tenor/],
  ])('%s is refused in words', (text, words) => {
    expect(readTenors(text, limits)).toMatchObject({
      tenors: [],
      error: expect.stringMatching(words) as string,
    });
  });
});
