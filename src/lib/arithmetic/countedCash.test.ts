import { describe, expect, it } from 'vitest';
import { countedCash } from './countedCash';

const PIECES = [
  { key: '100000', value: 100_000 },
  { key: '1000', value: 1000 },
  { key: 'coin_1000', value: 1000 },
];

describe('countedCash', () => {
  it('sums every note and coin, of the same value too', () => {
    expect(countedCash(PIECES, { '100000': 3, '1000': 2, coin_1000: 5 })).toBe(307_000);
  });
  it('takes what was not counted for none', () => {
    expect(countedCash(PIECES, { coin_1000: 1 })).toBe(1000);
    expect(countedCash(PIECES, {})).toBe(0);
  });
});
