import { expect, it } from 'vitest';
import { todayIn } from './todayIn';

it('is the office’s day, not this device’s', () => {
  const late = new Date('2026-11-30T16:30:00.000Z');
  expect(todayIn('Asia/Jakarta', late)).toBe('2026-11-30');
  expect(todayIn('Asia/Jayapura', late)).toBe('2026-12-01');
});
