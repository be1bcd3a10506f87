import { expect, it } from 'vitest';
import { accountGap, behindText, gapText, shareOf } from './figureWords';

it('says what lacks, what is over and what is met', () => {
  expect(gapText(250_000, 1_000_000)).toBe('kurang Rp750.000');
  expect(gapText(1_020_000, 1_000_000)).toBe('lebih Rp20.000');
  expect(gapText(0, 0)).toBe('tepat target');
  expect(accountGap(48, 60)).toBe('kurang 12 akun');
  expect(behindText({ amount: 5, accounts: 1 }, null)).toBe('belum ada target');
});

it('never says 100 % of what is not reached', () => {
  expect(shareOf(999_999, 1_000_000)).toBe(99);
  expect(shareOf(1_000_000, 1_000_000)).toBe(100);
  expect(shareOf(3, 2)).toBe(150);
  expect(shareOf(3, 0)).toBeNull();
});
