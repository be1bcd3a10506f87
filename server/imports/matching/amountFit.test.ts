import { describe, expect, it } from 'vitest';
import { buildCard } from '@/lib/arithmetic/card';
import type { PenaltyRule } from '@/lib/arithmetic/penalty';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { amountFit } from './amountFit';

const schedule = buildSchedule({
  method: 'FLAT',
  principal: 12_000_000,
  rateBp: 1_200,
  tenor: 12,
  roundTo: 1_000,
  dateStart: '2026-01-15',
});
const instalment = schedule[0]?.instalment ?? 0;
const rule: PenaltyRule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 10_000,
};
const fitOn = (asOf: string, amount: number, payments: Parameters<typeof buildCard>[0]['payments'] = []) =>
  amountFit(buildCard({ schedule, payments, rule, asOf }), amount, asOf, instalment);

describe('an amount goes with what is owed', () => {
  // Ten days late: 7 × 0,5 % of the instalment.
  const penalty = Math.floor((instalment * 7 * 50) / 10_000);

  it.each([
    ['the instalment', instalment, 30],
    ['with its penalty', instalment + penalty, 30],
    ['three of them', 3 * instalment, 20],
    ['two and the penalty', 2 * instalment + penalty, 20],
    ['a rupiah more', instalment + 1, 0],
  ])('%s', (_, amount, score) => {
    expect(fitOn('2026-02-25', amount)).toBe(score);
  });

  it('all that is due, of several months', () => {
    const { lines } = buildCard({ schedule, payments: [], rule, asOf: '2026-03-25' });
    const due = lines.slice(0, 2).reduce((sum, line) => sum + line.remainder + line.penalty, 0);
    expect(fitOn('2026-03-25', due)).toBe(30);
  });

  it('the rest of an instalment that was paid in part', () => {
    const part = {
      credit_to: 1,
      transaction_to: 1,
      date_payment: '2026-02-10',
      credit_payment: 400_000,
      credit_discount: 0,
      penalty: 0,
      penalty_payment: 0,
      penalty_discount: 0,
    };
    expect(fitOn('2026-02-12', instalment - 400_000, [part])).toBe(30);
  });
});
