import { beforeEach, expect, it, vi } from 'vitest';
import { clockDifference, noteServerClock } from './serverClock';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
});

const NOON = Date.parse('2026-11-20T12:00:00Z');
const at = (ms: number) => new Response(null, { headers: { Date: new Date(ms).toUTCString() } });

it('says how far the device is ahead, or behind, of the middle of the call', () => {
  expect(clockDifference()).toBeNull();
  noteServerClock(at(NOON), NOON + 7_200_000, NOON + 7_201_000);
  expect(clockDifference()).toBe(7_200_000);
  noteServerClock(at(NOON), NOON - 3_600_000, NOON - 3_599_000);
  expect(clockDifference()).toBe(-3_600_000);
});

it('is not moved by the network, but by a clock that was set right', () => {
  noteServerClock(at(NOON), NOON, NOON + 1000);
  noteServerClock(at(NOON), NOON + 1900, NOON + 2000);
  expect(clockDifference()).toBe(0);
  noteServerClock(at(NOON), NOON + 60_000, NOON + 61_000);
  expect(clockDifference()).toBe(60_000);
});

it.each([
  ['says no time', new Response(), NOON, NOON],
  ['says nonsense', new Response(null, { headers: { Date: 'kemarin' } }), NOON, NOON],
  ['took too long', at(NOON), NOON, NOON + 20_000],
  ['ended before it began: the clock was set meanwhile', at(NOON), NOON, NOON - 5000],
])('an answer that %s says nothing', (_how, answer, asked, now) => {
  noteServerClock(answer, asked, now);
  expect(clockDifference()).toBeNull();
});

it('what is no number on the device is none', () => {
  storage.set('selisih_jam', 'jam');
  expect(clockDifference()).toBeNull();
});
