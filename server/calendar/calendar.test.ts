import { describe, expect, it } from 'vitest';
import { periodWindow } from './periodWindow';
import { todayIn } from './today';

describe('periods and today', () => {
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
