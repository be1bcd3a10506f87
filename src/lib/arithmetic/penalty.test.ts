import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accruedPenalty, penaltyFor, type PenaltyRule } from './penalty';

const MOTORCYCLE: PenaltyRule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
};
/** Rp5.000 a day. */
const FIXED: PenaltyRule = { ...MOTORCYCLE, penaltyKind: 'FIXED', penaltyRateBp: 0, penaltyPerDay: 5000 };
const rules: fc.Arbitrary<PenaltyRule> = fc.record({
  penaltyGraceDays: fc.nat(10),
  penaltyKind: fc.constant('RATE' as const),
  penaltyRateBp: fc.nat(300),
  penaltyPerDay: fc.constant(0),
  penaltyCapBp: fc.nat(10_000),
});
const rupiah = fc.nat(2_000_000_000);
const days = fc.nat(2000);

describe('penalty', () => {
  it.each([
    [3, 0],
    [4, 5_000],
    [10, 35_000],
    [103, 500_000],
    [900, 500_000],
  ])('of a million, %i days late, is %i', (overdue, expected) => {
    expect(penaltyFor(MOTORCYCLE, 1_000_000, overdue)).toBe(expected);
  });

  it('is what the plain formula says, rounded down', () => {
    fc.assert(
      fc.property(rules, rupiah, days, (rule, instalment, overdue) => {
        const share = Math.min(
          Math.max(0, overdue - rule.penaltyGraceDays) * rule.penaltyRateBp,
          rule.penaltyCapBp,
        );
        expect(penaltyFor(rule, instalment, overdue)).toBe(Math.floor((instalment * share) / 10_000));
        const whole = [{ from: 0, to: overdue, outstanding: instalment }];
        expect(accruedPenalty(rule, instalment, whole)).toBe(penaltyFor(rule, instalment, overdue));
      }),
    );
  });

  it('stops on the part that was paid', () => {
    // 7 days on a million, 10 days on 600.000.
    const steps = [
      { from: 0, to: 10, outstanding: 1_000_000 },
      { from: 10, to: 20, outstanding: 600_000 },
    ];
    expect(accruedPenalty(MOTORCYCLE, 1_000_000, steps)).toBe(35_000 + 30_000);
  });

  it('has its grace days free however the days are cut', () => {
    fc.assert(
      fc.property(rules, rupiah, days, days, (rule, instalment, a, b) => {
        const [cut, to] = [Math.min(a, b), Math.max(a, b)];
        const steps = [
          { from: 0, to: cut, outstanding: instalment },
          { from: cut, to, outstanding: instalment },
        ];
        const lost = penaltyFor(rule, instalment, to) - accruedPenalty(rule, instalment, steps);
        // Each step is rounded down once.
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('loses nothing where products pass 2^53', () => {
    const rule = { ...MOTORCYCLE, penaltyGraceDays: 0, penaltyRateBp: 1, penaltyCapBp: 10_000 };
    expect(penaltyFor(rule, 9_007_199_254_740_991, 9_999)).toBe(9_006_298_534_815_516);
  });
});

describe('a fixed penalty', () => {
  // An instalment of 850.000 due on 5 January, Rp5.000 a day, 3 days free, at most half of the instalment, by hand:
  // 8 January is day 3 and free, 9 January the first that costs, 425.000 the most, reached on day 88.
  it.each([
    [0, 0],
    [3, 0],
    [4, 5_000],
    [10, 35_000],
    [33, 150_000],
    [87, 420_000],
    [88, 425_000],
    [89, 425_000],
    [900, 425_000],
  ])('of 850.000, %i days late, is %i', (overdue, expected) => {
    expect(penaltyFor(FIXED, 850_000, overdue)).toBe(expected);
  });

  it('knows no size of the instalment but by its cap', () => {
    expect(penaltyFor(FIXED, 2_400_000, 10)).toBe(penaltyFor(FIXED, 600_000, 10));
    expect(penaltyFor(FIXED, 50_000, 10)).toBe(25_000);
    // Half of 50.001 is 25.000,5: rounded down.
    expect(penaltyFor(FIXED, 50_001, 10)).toBe(25_000);
  });

  it('goes on in full while a rupiah is left, and stops with it', () => {
    const steps = [
      { from: 0, to: 10, outstanding: 850_000 },
      { from: 10, to: 20, outstanding: 1 },
      { from: 20, to: 30, outstanding: 0 },
    ];
    expect(accruedPenalty(FIXED, 850_000, steps)).toBe(17 * 5_000);
  });

  it('is the same however the days are cut', () => {
    fc.assert(
      fc.property(rupiah, days, days, fc.nat(1_000_000), (instalment, a, b, perDay) => {
        const [cut, to] = [Math.min(a, b), Math.max(a, b)];
        const rule = { ...FIXED, penaltyPerDay: perDay };
        const steps = [
          { from: 0, to: cut, outstanding: instalment },
          { from: cut, to, outstanding: Math.ceil(instalment / 2) },
        ];
        const whole = penaltyFor(rule, instalment, to);
        expect(accruedPenalty(rule, instalment, steps)).toBe(whole);
        const plain = Math.min(Math.max(0, to - 3) * perDay, Math.floor(instalment / 2));
        expect(whole).toBe(instalment === 0 ? 0 : plain);
      }),
    );
  });
});
