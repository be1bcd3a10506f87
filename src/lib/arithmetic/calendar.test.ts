import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isRealDate } from './calendar';

describe('calendar dates', () => {
  it('know which days exist', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isRealDate)).toBe(true);
    expect(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', 'x', '+010000-12'].some(isRealDate)).toBe(
      false,
    );
  });

  it('count days both ways', () => {
    const days = fc.integer({ min: -4000, max: 4000 });
    fc.assert(
      fc.property(days, days, (start, span) => {
        const from = addDays('2026-01-01', start);
        expect(daysBetween(from, addDays(from, span))).toBe(span);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));
});
