import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTtsNumber, numbersLeft, type OwnBlock, type UsedNumber } from './nextTtsNumber';

const DAY = '2026-11-20';
const block = (over: Partial<OwnBlock> = {}): OwnBlock => ({
  ...{ id: 'a', prefix: 'JKT/K2611/', first: 226, last: 250, given_on: '2026-11-18' },
  ...{ used: [226, 227], last_day: '2026-11-19', closed_at: null },
  ...over,
});
const used = (nth: number, day = DAY, of = 'a'): UsedNumber => ({ block: of, nth, day });

describe('the next number', () => {
  it('follows the last that server or device know of', () => {
    expect(nextTtsNumber([block()], [], DAY)).toMatchObject({ nth: 228, number: 'JKT/K2611/00228' });
    expect(nextTtsNumber([block()], [used(231)], DAY)).toMatchObject({ nth: 232 });
  });

  it('is of the oldest block that has one', () => {
    const next = block({ id: 'b', first: 251, last: 275, used: [], last_day: null });
    expect(nextTtsNumber([next, block()], [], DAY)).toMatchObject({ block: 'a', nth: 228 });
    expect(nextTtsNumber([next, block()], [used(250)], DAY)).toMatchObject({ block: 'b', nth: 251 });
    expect(numbersLeft([next, block()], [used(249)], DAY)).toBe(26);
  });

  it.each<[string, OwnBlock[], UsedNumber[], RegExp]>([
    ['none was taken', [], [], /belum mempunyai nomor/],
    ['another month’s are left', [block({ given_on: '2026-10-30' })], [], /belum mempunyai nomor/],
    ['it was closed', [block({ closed_at: '2026-11-19T01:00:00.000Z' })], [], /belum mempunyai nomor/],
    ['all are used', [block()], [used(250)], /habis/],
    ['the clock went back', [block()], [used(228, '2026-11-21')], /Periksa jam ponsel/],
    ['the server has a later one', [block({ last_day: '2026-11-21' })], [], /Periksa jam ponsel/],
  ])('is none where %s', (_why, blocks, here, words) => {
    expect(nextTtsNumber(blocks, here, DAY).problem).toMatch(words);
  });

  it('never comes twice, and its day never falls, however the clock goes', () => {
    const days = fc.array(fc.integer({ min: 18, max: 30 }), { maxLength: 60 });
    fc.assert(
      fc.property(days, (clock) => {
        const blocks = [block(), block({ id: 'b', first: 251, last: 260, used: [], last_day: null })];
        const given: UsedNumber[] = [];
        for (const day of clock.map((one) => `2026-11-${one}`)) {
          const next = nextTtsNumber(blocks, given, day);
          if (next.problem === null) given.push({ block: next.block, nth: next.nth, day });
        }
        expect(new Set(given.map(({ nth }) => nth)).size).toBe(given.length);
        for (const of of ['a', 'b']) {
          const own = given.filter(({ block: its }) => its === of).toSorted((a, b) => a.nth - b.nth);
          expect(own.map(({ day }) => day)).toEqual(own.map(({ day }) => day).toSorted());
        }
      }),
    );
  });
});
