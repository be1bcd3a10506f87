import { expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { pauseBefore } from './pauseBefore';

const tooOften = (retryAfter: number) => new ApiError({ kind: 'refused', status: 429, retryAfter });

it('waits as usual, and never less than the server asked for', () => {
  expect([0, 1, 2, 9].map((failures) => pauseBefore([10, 20, 30], failures, new Error()))).toEqual([
    10, 20, 30, 30,
  ]);
  expect(pauseBefore([3000], 0, tooOften(45))).toBe(45_000);
  expect(pauseBefore([3000], 0, tooOften(1))).toBe(3000);
  expect(pauseBefore([3000], 0, tooOften(10_000_000))).toBe(24 * 3_600_000);
});
