import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_VISIT_DAYS, visitTime } from './visitTime';

const NOW = new Date('2026-11-27T10:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (visitedAt: string, difference: number | null = 0, since: Date | null = null) =>
  visitTime({ visitedAt, difference }, NOW, since).toISOString();

describe('the time of a visit', () => {
  it.each([
    ['two hours slow', '2026-11-27T06:00:00.000Z', 2 * HOUR, '2026-11-27T08:00:00.000Z'],
    ['two hours fast', '2026-11-27T10:30:00.000Z', -2 * HOUR, '2026-11-27T08:30:00.000Z'],
    ['seven days fast', '2026-12-04T09:00:00.000Z', -7 * DAY, '2026-11-27T09:00:00.000Z'],
    ['unknown', '2026-11-27T09:00:00.000Z', null, '2026-11-27T09:00:00.000Z'],
    ['of another zone', '2026-11-27T16:00:00+07:00', 0, '2026-11-27T09:00:00.000Z'],
  ])('is corrected where the clock is %s', (_what, visitedAt, difference, corrected) => {
    expect(at(visitedAt, difference)).toBe(corrected);
  });

  it('is never in the future, and never longer ago than a visit can be', () => {
    expect(at('2031-01-01T00:00:00Z')).toBe(NOW.toISOString());
    expect(at('1970-01-01T00:00:00Z', null)).toBe(
      new Date(NOW.getTime() - MAX_VISIT_DAYS * DAY).toISOString(),
    );
    expect(at('0000-01-01T00:00:00Z', null)).toBe(at('1970-01-01T00:00:00Z', null));
  });

  it('of a TTS is never before its block was given', () => {
    const since = new Date('2026-11-27T02:00:00.000Z');
    expect(at('2026-11-26T09:00:00Z', 0, since)).toBe(since.toISOString());
    expect(at('2026-11-27T03:00:00Z', 0, since)).toBe('2026-11-27T03:00:00.000Z');
  });

  it('of a TTS lies between those of the numbers around it', () => {
    const [since, until] = [new Date('2026-11-27T02:00:00Z'), new Date('2026-11-27T05:00:00Z')];
    const between = (visitedAt: string) =>
      visitTime({ visitedAt, difference: 0 }, NOW, since, until).getTime();
    expect(between('2026-11-27T09:00:00Z')).toBe(until.getTime());
    expect(between('2026-11-20T09:00:00Z')).toBe(since.getTime());
    expect(between('2026-11-27T04:00:00Z')).toBe(Date.parse('2026-11-27T04:00:00Z'));
  });

  it('keeps the order of what one device tells', () => {
    const time = fc.integer({ min: -40 * DAY, max: 10 * DAY });
    fc.assert(
      fc.property(time, time, (a, b) => {
        const told = (ms: number) => at(new Date(NOW.getTime() + ms).toISOString());
        expect(told(Math.min(a, b)) <= told(Math.max(a, b))).toBe(true);
      }),
    );
  });
});
