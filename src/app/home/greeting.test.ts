import { expect, test } from 'vitest';
import { greeting, officeClock } from './greeting';

test.each([
  [0, 'Selamat malam'],
  [4 * 60, 'Selamat pagi'],
  [10 * 60 + 59, 'Selamat pagi'],
  [11 * 60, 'Selamat siang'],
  [15 * 60, 'Selamat sore'],
  [18 * 60 + 30, 'Selamat malam'],
])('minute %i', (minutes, words) => {
  expect(greeting(minutes)).toBe(words);
});

test('the office decides what day it is', () => {
  const now = new Date('2026-11-20T16:30:00Z');
  expect(officeClock(now, 'Asia/Jakarta')).toEqual({
    date: 'Jumat, 20 November 2026',
    day: '2026-11-20',
    minutes: 23 * 60 + 30,
  });
  expect(officeClock(now, 'Asia/Jayapura')).toEqual({
    date: 'Sabtu, 21 November 2026',
    day: '2026-11-21',
    minutes: 90,
  });
});
