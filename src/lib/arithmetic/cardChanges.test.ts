import { describe, expect, it } from 'vitest';
import { buildCard, type LinePayment } from './card';
import { cardChanges } from './cardChanges';
import type { PenaltyRule } from './penalty';

const schedule = [1, 2].map((number) => ({
  number,
  date_maturity: `2026-0${number}-10`,
  instalment: 540_000,
  principal: 500_000,
  interest: 40_000,
  remaining: 0,
}));
const rule: PenaltyRule = {
  penaltyKind: 'RATE',
  penaltyGraceDays: 3,
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 10_000,
};
const paid = (amount: number, day: string): LinePayment => ({
  credit_to: 1,
  transaction_to: 1,
  date_payment: day,
  credit_payment: amount,
  credit_discount: 0,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
});
const card = (...payments: LinePayment[]) => buildCard({ schedule, payments, rule, asOf: '2026-02-05' });

describe('cardChanges', () => {
  it('finds nothing between a card and itself', () => {
    const one = card(paid(200_000, '2026-01-05'));
    const found = cardChanges(one, one);
    expect(found.lines).toEqual([]);
    expect(found.totals.before).toEqual(found.totals.after);
    expect(found.penalty.before).toBe(found.penalty.after);
  });

  it('names each amount of each line that differs, and what the rule charged in all', () => {
    const found = cardChanges(card(paid(200_000, '2026-01-05')), card(paid(540_000, '2026-01-05')));
    // 340.000 × 0,5 % × 23 days after the grace days.
    expect(found.lines).toEqual([
      { number: 1, field: 'paid', before: 200_000, after: 540_000 },
      { number: 1, field: 'remainder', before: 340_000, after: 0 },
      { number: 1, field: 'penalty', before: 39_100, after: 0 },
    ]);
    expect(found.penalty).toEqual({ before: 39_100, after: 0 });
    expect(found.totals.before.remainder - found.totals.after.remainder).toBe(340_000);
  });
});
