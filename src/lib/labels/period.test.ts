import { describe, expect, it } from 'vitest';
import { isMonth, monthOf, periodProblem, periodText } from './period';

describe('a period', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-01', '2026-11-30'],
    ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
    ['2026-12-05', 1, '2027-01-01', '2027-01-31'],
    ['2028-02-29', 0, '2028-02-01', '2028-02-29'],
  ])('is the month of %s, %i beside it', (day, beside, from, to) =>
    expect(monthOf(day, beside)).toEqual({ from, to }),
  );

  it('is called by its month, or by both days', () => {
    expect(isMonth({ from: '2026-11-01', to: '2026-11-29' })).toBe(false);
    expect(periodText({ from: '2026-11-01', to: '2026-11-30' })).toBe('November 2026');
    expect(periodText({ from: '2026-11-01', to: '2026-11-15' })).toBe(
      '1 November 2026 sampai 15 November 2026',
    );
  });

  it.each([
    ['2026-11-01', '2026-11-01', null],
    ['2026-11-02', '2026-11-01', /sebelum/],
    ['2026-02-30', '2026-03-01', /Pilih/],
    ['2024-01-01', '2024-12-31', null],
    ['2024-01-01', '2025-01-01', /366/],
  ])('from %s to %s: %s', (from, to, words) => {
    const problem = periodProblem({ from, to });
    if (words === null) expect(problem).toBeNull();
    else expect(problem).toMatch(words);
  });

  it('lasts as many years as are said, to the day', () => {
    expect(periodProblem({ from: '2021-11-20', to: '2026-11-19' }, 5)).toBeNull();
    expect(periodProblem({ from: '2021-11-20', to: '2026-11-20' }, 5)).toBe('Paling lama 5 tahun.');
  });
});
