import { expect, it } from 'vitest';
import { todayOf } from './today';

// Half an hour before midnight in Jakarta, half an hour after it in Makassar.
const as_of = '2026-11-30T16:30:00.000Z';

it('is the office’s, wherever it is looked at', () => {
  expect(todayOf(undefined, true, 'Asia/Makassar')).toBeUndefined();
  for (const zone of ['Asia/Makassar', 'Asia/Jakarta', undefined])
    expect(todayOf({ date: '2026-12-01', as_of }, true, zone)).toBe('2026-12-01');
  const other = { date: '2026-10-09', as_of };
  expect(todayOf(other, false, 'Asia/Makassar')).toBe('2026-12-01');
  expect(todayOf(other, false, 'Asia/Jakarta')).toBe('2026-11-30');
});
