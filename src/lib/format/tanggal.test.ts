import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateShort,
  formatInstant,
  formatInstantDay,
  formatMonth,
  formatWeekday,
  formatWeekdayShort,
} from './tanggal';

describe('dates on screen', () => {
  it('writes an instant as day, Indonesian month, year, hh:mm with a colon (SPEC 2)', () => {
    const local = new Date(2026, 10, 20, 14, 5).toISOString();
    expect(formatInstant(local)).toBe('20 November 2026, 14:05');
  });

  it('reads text without a zone as local time', () => {
    expect(formatInstant('2026-01-03 07:09:00')).toBe('3 Januari 2026, 07:09');
  });

  it('writes the day of an instant by the device, not by UTC', () => {
    expect(formatInstantDay(new Date(2026, 10, 20, 0, 5).toISOString())).toBe('20/11/2026');
    expect(formatInstantDay(new Date(2026, 10, 20, 23, 55).toISOString())).toBe('20/11/2026');
    expect(formatInstantDay('kemarin')).toBe('kemarin');
  });

  it('keeps what it cannot read, and shows blank for nothing', () => {
    expect(formatInstant('kemarin')).toBe('kemarin');
    expect(formatInstant(null)).toBe('');
    expect(formatDate('20-11-2026')).toBe('20-11-2026');
    expect(formatDate('')).toBe('');
  });

  it('writes calendar dates in words and short', () => {
    expect(formatDate('2026-08-01')).toBe('1 Agustus 2026');
    expect(formatDateShort('2026-08-01')).toBe('01/08/2026');
  });
});

it('a month is a date without its day', () => {
  expect(formatMonth('2026-11-05')).toBe('November 2026');
});

it('names the weekday, in full and short', () => {
  expect(formatWeekday('2026-12-05')).toBe('Sabtu, 5 Desember 2026');
  expect(formatWeekdayShort('2026-12-05')).toBe('Sab, 5 Des');
  expect(formatWeekdayShort('2028-02-29')).toBe('Sel, 29 Feb');
  expect([formatWeekday('besok'), formatWeekdayShort('besok')]).toEqual(['besok', 'besok']);
});
