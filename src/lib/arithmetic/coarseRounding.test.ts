import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarseTenor, firstZeroLine, SMALLEST_PRINCIPAL, type RoundingRules } from './coarseRounding';
import { buildSchedule } from './schedule';

const CAR: RoundingRules = {
  vehicleKind: 'R4',
  method: 'ANNUITY',
  rateBp: 1900,
  roundTo: 1000,
  minTenor: 12,
  maxTenor: 60,
};
const zeroLine = (principal: number, tenor: number, rules: Omit<RoundingRules, 'minTenor' | 'maxTenor'>) =>
  firstZeroLine(buildSchedule({ ...rules, principal, tenor, dateStart: '2026-01-15' }));

describe('coarse rounding', () => {
  it('finds the first line that asks for nothing', () => {
    // 1.000.000 over 24 months comes to about 50.000 a month; rounded to 100.000 it is paid off in the eleventh.
    const coarse = { ...CAR, rateBp: 1800, roundTo: 100_000 };
    expect(zeroLine(1_000_000, 24, coarse)).toBe(12);
    expect(zeroLine(1_000_000, 24, { ...coarse, roundTo: 100 })).toBeNull();
  });

  it('is refused with the shortest tenor that it spoils', () => {
    expect(coarseTenor(CAR)).toBeNull();
    expect(coarseTenor({ ...CAR, maxTenor: 600 })).toBeGreaterThan(60);
    expect(coarseTenor({ ...CAR, roundTo: 1_000_000, minTenor: 3 })).toBeGreaterThanOrEqual(3);
    expect(coarseTenor({ ...CAR, vehicleKind: 'R2', rateBp: 1800, roundTo: 100_000, maxTenor: 24 })).toBe(12);
  });

  it('spoils no other way of interest', () => {
    for (const method of ['FLAT', 'EFFECTIVE'] as const) {
      const rules = { ...CAR, method, roundTo: 1_000_000, maxTenor: 72 };
      expect(coarseTenor(rules)).toBeNull();
      expect(zeroLine(SMALLEST_PRINCIPAL.R4, 72, rules)).toBeNull();
    }
  });

  it('what is let through has no line of 0, from the smallest principal up', () => {
    const drawn = fc.record({
      rateBp: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6000 })),
      roundTo: fc.constantFrom(1, 100, 1000, 5000, 10_000, 50_000),
      tenor: fc.integer({ min: 2, max: 72 }),
      inAdvance: fc.boolean(),
      more: fc.oneof(fc.nat(2000), fc.nat(100_000_000)),
    });
    let tried = 0;
    fc.assert(
      fc.property(drawn, ({ tenor, more, ...terms }) => {
        const rules = { ...CAR, ...terms, minTenor: tenor, maxTenor: tenor };
        fc.pre(coarseTenor(rules) === null);
        tried += 1;
        expect(zeroLine(SMALLEST_PRINCIPAL.R4 + more, tenor, rules)).toBeNull();
      }),
      { numRuns: 300 },
    );
    expect(tried).toBeGreaterThan(100);
  });
});
