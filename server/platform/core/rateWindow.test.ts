import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateWindow } from './rateWindow';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);

describe('rateWindow', () => {
  it('lets so many through, then says how long to wait, then begins again', () => {
    const window = rateWindow({ most: 2, per: 60_000 });
    expect([0, 10, 20, 59, 60, 61, 62].map((second) => window.count('a', at(second)))).toEqual([
      ...[0, 0, 40, 1],
      ...[0, 0, 58],
    ]);
  });

  it('counts each key alone, and forgets the oldest where there are too many', () => {
    const window = rateWindow({ most: 1, per: 60_000, keys: 2 });
    expect(window.count('a', at(0))).toBe(0);
    expect(window.count('b', at(1))).toBe(0);
    expect(window.count('a', at(2))).toBe(58);
    expect(window.count('c', at(3))).toBe(0);
    expect(window.count('a', at(4))).toBe(0);
    expect(window.count('c', at(5))).toBeGreaterThan(0);
  });

  it('lets no more than twice the most through in any while, however they come', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 200 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 5 }), (pauses, most) => {
        const window = rateWindow({ most, per: 60_000 });
        let second = 0;
        const through = pauses.flatMap((pause) => {
          second += pause;
          return window.count('a', at(second)) === 0 ? [second] : [];
        });
        for (const from of through) {
          const within = through.filter((one) => one >= from && one < from + 60);
          expect(within.length).toBeLessThanOrEqual(2 * most);
        }
      }),
    );
  });
});
