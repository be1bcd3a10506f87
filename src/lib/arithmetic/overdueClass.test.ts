import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesOn, overdueClassOf, rangesOf, wrongLimits } from './overdueClass';

/** What a company begins with. */
const START = {
  valid_from: '1900-01-01',
  collectibility_to: [0, 90, 120, 180],
  bucket_to: [0, 7, 15, 30, 60, 90, 120],
};

const rising = fc
  .uniqueArray(fc.nat(2_000), { minLength: 1, maxLength: 19 })
  .map((limits) => limits.sort((a, b) => a - b));

describe('the class of DPD', () => {
  it.each([
    [0, 1, 0, 0],
    [1, 2, 1, 7],
    [37, 2, 31, 60],
    [90, 2, 61, 90],
    [91, 3, 91, 120],
    [120, 3, 91, 120],
    [121, 4, 121, null],
    [180, 4, 121, null],
    [181, 5, 121, null],
    [9_999, 5, 121, null],
    [-3, 1, 0, 0],
  ])('%i days are collectibility %i and bucket %i to %s', (dpd, collectibility, from, to) => {
    expect(overdueClassOf(START, dpd)).toEqual({ collectibility, bucket: { from, to } });
  });

  it('every day is in one bucket and no other, whatever the limits', () => {
    fc.assert(
      fc.property(rising, fc.nat(3_000), (bucket_to, dpd) => {
        const ranges = rangesOf(bucket_to);
        const holding = ranges.filter(({ from, to }) => from <= dpd && (to === null || dpd <= to));
        expect(holding).toEqual([overdueClassOf({ ...START, bucket_to }, dpd).bucket]);
        expect(ranges[0]?.from).toBe(0);
        expect(ranges.at(-1)?.to).toBeNull();
        for (const [at, { to }] of ranges.slice(0, -1).entries())
          expect(ranges[at + 1]?.from).toBe((to ?? 0) + 1);
      }),
    );
  });

  it('never falls when days are added', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(3_000), (dpd, more) => {
        expect(overdueClassOf(START, dpd + more).collectibility).toBeGreaterThanOrEqual(
          overdueClassOf(START, dpd).collectibility,
        );
      }),
    );
  });
});

describe('limits', () => {
  it('are right when they rise from 0, and named by their place when not', () => {
    fc.assert(
      fc.property(rising, (limits) => {
        expect(wrongLimits(limits)).toEqual([]);
      }),
    );
    expect(wrongLimits([-1, 7, 7, 5, 30])).toEqual([
      { at: 0, min: 0 },
      { at: 2, min: 8 },
      { at: 3, min: 8 },
    ]);
  });
});

it('the version of a day is the latest that has begun', () => {
  const versions = ['2026-01-01', '2027-01-01', '2025-01-01'].map((valid_from) => ({ ...START, valid_from }));
  expect(classesOn(versions, '2026-12-31')?.valid_from).toBe('2026-01-01');
  expect(classesOn(versions, '2027-01-01')?.valid_from).toBe('2027-01-01');
  expect(classesOn(versions, '2024-12-31')).toBeUndefined();
});
