import { describe, expect, it } from 'vitest';
import { dayBeside, windowAround, windowText } from './period';

const FRIDAY = '2026-11-20';

describe('the period around a day', () => {
  it('is the day, Monday to Sunday, or the month', () => {
    expect(windowAround('day', FRIDAY)).toEqual({ from: FRIDAY, to: FRIDAY });
    expect(windowAround('week', FRIDAY)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(windowAround('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(windowAround('month', '2026-02-09')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it('says in words what two days differ in', () => {
    const week = (day: string) => windowText('week', windowAround('week', day));
    expect(week(FRIDAY)).toBe('16–22 November 2026');
    expect(week('2026-10-01')).toBe('28 September – 4 Oktober 2026');
    expect(week('2026-12-31')).toBe('28 Desember 2026 – 3 Januari 2027');
    expect(windowText('month', windowAround('month', FRIDAY))).toBe('November 2026');
    expect(windowText('day', windowAround('day', FRIDAY))).toBe('Jumat, 20 November 2026');
  });
});

describe('the period beside', () => {
  it('is the one before; the one that today is in is not named', () => {
    expect(dayBeside('day', FRIDAY, -1, FRIDAY)).toBe('2026-11-19');
    expect(dayBeside('day', '2026-11-19', 1, FRIDAY)).toBe('');
    expect(dayBeside('week', FRIDAY, -1, FRIDAY)).toBe('2026-11-13');
    expect(dayBeside('week', '2026-11-13', 1, FRIDAY)).toBe('');
    expect(dayBeside('month', '2026-11-30', -1, FRIDAY)).toBe('2026-10-01');
    expect(dayBeside('month', '2026-10-01', 1, FRIDAY)).toBe('');
  });

  it('is none after today, or before anybody knows which day that is', () => {
    for (const period of ['day', 'week', 'month'] as const) {
      expect(dayBeside(period, FRIDAY, 1, FRIDAY)).toBeUndefined();
      expect(dayBeside(period, FRIDAY, 1, undefined)).toBeUndefined();
    }
  });
});
