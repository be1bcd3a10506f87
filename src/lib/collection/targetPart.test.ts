import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isSunday } from '../arithmetic/calendar';
import { targetPart, workingDays, workingMonth } from './targetPart';

const NONE = new Set<string>();

const firsts = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-01`);

const months = fc
  .tuple(firsts, fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 31 }))
  .map(([first, closed]) => workingMonth(first, new Set(closed.map((days) => addDays(first, days)))));

const wholes = fc.integer({ min: 0, max: 100_000_000_000 });

describe('working days of a month', () => {
  it('are Monday to Saturday without national holidays', () => {
    expect(workingDays(workingMonth('2026-11-01', NONE))).toBe(25);
    expect(workingDays(workingMonth('2026-12-01', new Set(['2026-12-25'])))).toBe(26);
    expect(workingMonth('2028-02-01', NONE).days).toHaveLength(29);
  });

  it('are all of them where there is none', () => {
    const first = '2026-02-01';
    const closed = workingMonth(first, { has: () => true });
    expect(workingDays(closed)).toBe(28);
    expect(targetPart(28, closed, { from: first, to: first })).toBe(1);
  });
});

describe('the target of part of a month', () => {
  const november = workingMonth('2026-11-01', NONE);

  it('is nothing on a Sunday and on days of other months', () => {
    expect(targetPart(25_000_000, november, { from: '2026-11-01', to: '2026-11-01' })).toBe(0);
    expect(targetPart(25_000_000, november, { from: '2026-12-01', to: '2026-12-31' })).toBe(0);
    expect(targetPart(25_000_000, november, { from: '2026-11-02', to: '2026-11-02' })).toBe(1_000_000);
    expect(targetPart(25_000_000, november, { from: '2026-10-26', to: '2026-11-08' })).toBe(6_000_000);
  });

  it('gives what does not divide to the day on which it is whole', () => {
    const days = november.days.map((day) => targetPart(3, november, { from: day, to: day }));
    expect(days.filter((part) => part > 0)).toEqual([1, 1, 1]);
    expect(days.at(-2)).toBe(0);
    expect(days.at(-1)).toBe(1);
  });

  it('sums to the month to the rupiah, however it is cut', () => {
    fc.assert(
      fc.property(
        months,
        wholes,
        fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 6 }),
        (month, whole, cuts) => {
          const first = month.days[0] ?? '';
          const last = month.days.at(-1) ?? '';
          const starts = [
            ...new Set([first, ...cuts.map((days) => addDays(first, days)).filter((day) => day <= last)]),
          ].sort();
          const parts = starts.map((from, at) => {
            const next = starts[at + 1];
            return targetPart(whole, month, { from, to: next === undefined ? last : addDays(next, -1) });
          });
          expect(parts.every((part) => part >= 0)).toBe(true);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
        },
      ),
    );
  });

  it('is the difference of two shares rounded down', () => {
    fc.assert(
      fc.property(months, wholes, fc.nat(30), fc.nat(30), (month, whole, a, b) => {
        const [from, to] = [month.days[a], month.days[b]].sort();
        fc.pre(from !== undefined && to !== undefined);
        const share = (count: bigint) => (BigInt(whole) * count) / BigInt(workingDays(month));
        const at = (day: string) => BigInt(month.through[month.days.indexOf(day)] ?? 0);
        const before = from === month.days[0] ? 0n : at(addDays(from ?? '', -1));
        expect(targetPart(whole, month, { from: from ?? '', to: to ?? '' })).toBe(
          Number(share(at(to ?? '')) - share(before)),
        );
      }),
    );
  });

  it('stands still on days that are not worked', () => {
    fc.assert(
      fc.property(firsts, wholes, (first, whole) => {
        const month = workingMonth(first, NONE);
        for (const day of month.days.filter(isSunday))
          expect(targetPart(whole, month, { from: day, to: day })).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});
