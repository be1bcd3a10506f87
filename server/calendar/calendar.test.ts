import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isRealDate } from './days';
import { periodWindow } from './periodWindow';
import { todayIn } from './today';

describe('calendar dates', () => {
  it('know which days exist', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isRealDate)).toBe(true);
    expect(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', 'x'].some(isRealDate)).toBe(false);
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

  it.each([
    ['2026-11-21', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-22', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-23', 'week', '2026-11-23', '2026-11-29'],
    ['2028-02-10', 'month', '2028-02-01', '2028-02-29'],
    ['2026-07-01', 'year', '2026-01-01', '2026-12-31'],
  ] as const)('%s lies in the %s from %s to %s', (date, period, from, to) => {
    expect(periodWindow(period, date)).toEqual({ from, to });
  });

  it("are the office's own", () => {
    const now = new Date('2026-11-20T15:30:00Z');
    expect(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'].map((zone) => todayIn(zone, now))).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
    ]);
  });
});
