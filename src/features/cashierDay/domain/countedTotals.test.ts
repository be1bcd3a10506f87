import { describe, expect, it } from 'vitest';
import { buildCashierDay } from '../mocks/buildCashierDay';
import { buildDrawerRequest } from '../mocks/buildDrawerRequest';
import { countedTotals } from './countedTotals';

const taken = { kind: 'TAKEN' as const, of_other_day: false, count: 3, cash: 500_000, bank: 0 };
const toBank = { kind: 'TO_BANK' as const, of_other_day: false, count: 1, cash: -300_000, bank: 0 };
const handed = (amount: number) => ({
  amount,
  held_by: { id: 7, name: 'Sri Wahyuni' },
  done: buildDrawerRequest({ amount, status: 'APPROVED' }),
  may_ask: false,
  receivers: [],
});

describe('countedTotals', () => {
  it('are the day as it is while its cash is not handed over', () => {
    const day = buildCashierDay();
    expect(countedTotals(day)).toEqual({ rows: day.totals, cash: day.cash });
  });

  it('leave out the hand-over of what was counted', () => {
    const day = buildCashierDay({ totals: [taken, toBank], cash: 200_000, hand_over: handed(300_000) });
    expect(countedTotals(day)).toEqual({ rows: [taken], cash: 500_000 });
  });

  it('keep what an earlier count of the day handed over', () => {
    const both = { ...toBank, count: 2, cash: -500_000 };
    const day = buildCashierDay({ totals: [taken, both], cash: 0, hand_over: handed(200_000) });
    expect(countedTotals(day)).toEqual({ rows: [taken, toBank], cash: 200_000 });
  });
});
