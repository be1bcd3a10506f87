import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOf, mostCommission } from './commission';

describe('a commission', () => {
  it.each([
    ['FIXED', 350_000, 12_000_000, 350_000],
    ['PER_MILLE', 1000, 12_000_000, 120_000],
    ['PER_MILLE', 750, 12_345_678, 92_593],
    // Half a rupiah goes up, less goes down.
    ['PER_MILLE', 100, 500, 1],
    ['PER_MILLE', 100, 499, 0],
  ] as const)('%s %i of %i is %i', (basis, value, principal, amount) => {
    expect(commissionOf({ basis, value }, principal)).toBe(amount);
  });

  it('is within half a rupiah of the exact share, for the largest sums too', () => {
    const drawn = [
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
    ] as const;
    fc.assert(
      fc.property(...drawn, (value, principal) => {
        const twice = 2n * BigInt(commissionOf({ basis: 'PER_MILLE', value }, principal)) * 100_000n;
        const exact = 2n * BigInt(value) * BigInt(principal);
        expect(twice - exact <= 100_000n && twice - exact > -100_000n).toBe(true);
      }),
    );
  });

  it('is at most five percent of what is disbursed, rounded down', () => {
    expect([0, 19, 20, 14_600_019].map(mostCommission)).toEqual([0, 0, 1, 730_000]);
    expect(() => mostCommission(0.5)).toThrow(RangeError);
  });

  it('of a fixed line does not depend on the principal', () => {
    expect(commissionOf({ basis: 'FIXED', value: 5 }, 0)).toBe(5);
    expect(() => commissionOf({ basis: 'FIXED', value: 1.5 }, 0)).toThrow(RangeError);
  });
});
