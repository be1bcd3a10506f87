import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPositions, placeOf } from './keptPositions';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: () => '7' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const LIST = placeOf({ key: 'default', pathname: '/credit' });

it('a place is found again after a reload, and only that place', () => {
  const before = openPositions();
  before.set(LIST, 640);
  before.save();
  const after = openPositions();
  expect(after.get(LIST)).toBe(640);
  expect(after.get(placeOf({ key: 'default', pathname: '/contract' }))).toBe(0);
});

it('the last hundred are kept, and what cannot be read is nothing', () => {
  const positions = openPositions();
  for (let index = 0; index < 120; index += 1) positions.set(`k${index} /credit`, index + 1);
  positions.set('k25 /credit', 5);
  positions.save();
  expect(openPositions().get('k25 /credit')).toBe(5);
  expect(openPositions().get('k19 /credit')).toBe(0);
  for (const odd of ['{', '7', '[["a"],["b","c"],null]']) {
    for (const key of kept.keys()) kept.set(key, odd);
    expect(openPositions().get('a')).toBe(0);
  }
});
