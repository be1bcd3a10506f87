import { describe, expect, it } from 'vitest';
import { FIGURE_KEYS } from '../contract/figureTerms';
import type { FigureValue, Reading } from '../contract/monitoring';
import { FIGURES, listOf, shareBp, stateOf } from './figures';

const reading = (figure: Reading['figure'], amount: number, over: Partial<Reading> = {}): Reading => ({
  ...{ figure, slice: null, count: 3, amount, whole: null },
  ...over,
});
const was = (amount: number, over: Partial<FigureValue> = {}): FigureValue => ({
  ...{ count: 3, amount, whole: null },
  ...over,
});

describe('a figure', () => {
  it('is worse when there is more of what is bad, or less of what is good', () => {
    expect(stateOf(reading('late', 11), was(10), 20)).toBe('worse');
    expect(stateOf(reading('late', 10), was(10), 20)).toBe('calm');
    expect(stateOf(reading('late', 11), null, 20)).toBe('calm');
    expect(stateOf(reading('outstanding', 11), was(10), 20)).toBe('calm');
    const npf = (amount: number, whole: number) =>
      stateOf(reading('npf', amount, { whole }), was(10, { whole: 100 }), 20);
    // More of more may be a smaller share.
    expect([npf(11, 200), npf(9, 80)]).toEqual(['calm', 'worse']);
  });

  it('that grows through the month is worse only below what it was before such a day began', () => {
    expect(stateOf(reading('collected', 0), was(100), 1)).toBe('calm');
    expect(stateOf(reading('collected', 51), was(100), 2)).toBe('calm');
    expect(stateOf(reading('collected', 49), was(100), 2)).toBe('worse');
    expect(stateOf(reading('collected', 89), was(100), 10)).toBe('worse');
  });

  it('waits as soon as there is any; what is not late, or came today, never', () => {
    expect(stateOf(reading('without_collector', 0), null, 5)).toBe('waits');
    expect(stateOf(reading('without_collector', 0, { count: 0 }), null, 5)).toBe('calm');
    expect(stateOf(reading('approvals', 0, { slice: '0-0' }), null, 5)).toBe('calm');
    expect(stateOf(reading('approvals', 0, { slice: '1-2' }), null, 5)).toBe('waits');
    expect(stateOf(reading('bucket', 11, { slice: '0-0' }), was(10), 5)).toBe('calm');
    expect(stateOf(reading('bucket', 11, { slice: '1-7' }), was(10), 5)).toBe('worse');
  });

  it('opens its list with its slice and office; one that goes by no office without', () => {
    expect(listOf(reading('bucket', 1, { slice: '31-60' }), 2)).toEqual({
      path: '/overdue',
      query: { due: 'all', bucket: '31-60', office: '2' },
    });
    expect(listOf(reading('approvals', 1), 2)).toEqual({ path: '/account/approval', query: {} });
    // The fund of that office; no list has them all.
    expect(listOf(reading('funds', 1), 2)).toEqual({ path: '/pettycash', query: { office: '2' } });
    expect(listOf(reading('funds', 1), 'all')).toBeNull();
    expect(listOf(reading('npf', 1), 'all')).toBeNull();
  });

  it('is said in words, none as another', () => {
    const words = FIGURE_KEYS.map((key) => FIGURES[key].words);
    expect(new Set(words).size).toBe(FIGURE_KEYS.length);
    expect(new Set(FIGURE_KEYS.map((key) => FIGURES[key].name)).size).toBe(FIGURE_KEYS.length);
  });
});

it('a share is rounded to a hundredth of a percent, of sums as large as they come', () => {
  expect([shareBp(0, 0), shareBp(1, 3), shareBp(2, 3), shareBp(1, 20_000)]).toEqual([0, 3333, 6667, 1]);
  expect(shareBp(4_503_599_627_370_496, 9_007_199_254_740_991)).toBe(5000);
});
