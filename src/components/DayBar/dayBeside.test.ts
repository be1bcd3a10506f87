import { describe, expect, it } from 'vitest';
import { dayBeside } from './dayBeside';

describe('the days beside a day', () => {
  const today = '2026-12-01';
  it.each([
    ['2026-11-20', -1, '2026-11-19'],
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-01', -1, '2026-11-30'],
    // Today is said by no day, so that an address that is kept goes on with it.
    ['2026-11-30', 1, null],
    ['2026-12-02', -1, null],
    ['2026-12-01', 1, undefined],
    ['2026-12-02', 1, undefined],
  ] as const)('of %s, %i: %s', (shown, step, beside) => {
    expect(dayBeside(shown, step, today)).toBe(beside);
  });
  it('go back but not on while nobody knows which day today is', () => {
    expect(dayBeside('2026-11-20', -1, undefined)).toBe('2026-11-19');
    expect(dayBeside('2026-11-20', 1, undefined)).toBeUndefined();
  });
});
