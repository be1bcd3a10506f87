import { expect, it } from 'vitest';
import { openAmount } from './openAmount';

it('is an amount where it is asked for, and a word where it is not', () => {
  expect(openAmount('OVERDUE', 396_480)).toBe('Rp396.480');
  expect(openAmount('SETTLED', 0)).toBe('Rp0');
  expect(openAmount('CANCELLED', 14_640_000)).toBe('Tidak ditagih');
  expect(openAmount('RESTRUCTURED', 6_100_000)).toBe('Pindah');
});
