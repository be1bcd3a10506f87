import { expect, it } from 'vitest';
import { changeOf } from './means';

it.each([
  [3_300_000, 3_228_480, 71_520],
  [3_000_000, 3_228_480, -228_480],
  [null, 3_228_480, null],
  [100_000, 0, null],
  [100_000, null, null],
])('of %o for %o in banknotes is %o', (received, cash, change) => {
  expect(changeOf(received, cash)).toBe(change);
});
