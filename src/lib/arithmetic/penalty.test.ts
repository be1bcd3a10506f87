import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accruedPenalty, penaltyFor, type PenaltyRule } from './penalty';

const MOTORCYCLE: PenaltyRule = { penaltyGraceDays: 3, penaltyRateBp: 50, penaltyCapBp: 5000 };
const rules = fc.record({
  penaltyGraceDays: fc.nat(10),
  penaltyRateBp: fc.nat(300),
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
    const rule = { penaltyGraceDays: 0, penaltyRateBp: 1, penaltyCapBp: 10_000 };
    expect(penaltyFor(rule, 9_007_199_254_740_991, 9_999)).toBe(9_006_298_534_815_516);
  });
});
