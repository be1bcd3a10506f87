import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLater, keepLater } from './laterChoice';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-20T07:05:00Z');
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('rests for a week after "Nanti"', () => {
  expect(isLater(NOW)).toBe(false);
  keepLater(NOW);
  expect(isLater(NOW)).toBe(true);
  expect(isLater(NOW + 7 * DAY - 1)).toBe(true);
  expect(isLater(NOW + 7 * DAY)).toBe(false);
});

it('a clock that was set back or an entry of another kind does not silence the question for ever', () => {
  keepLater(NOW);
  expect(isLater(NOW - DAY)).toBe(false);
  entries.set('pemberitahuan_nanti', 'kapan-kapan');
  expect(isLater(NOW)).toBe(false);
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keepLater(NOW);
  expect(isLater(NOW)).toBe(false);
});
