import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from './calendar';
import { dueDates } from './dueDates';

const starts = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days));
const dates = (dateStart: string, dueDay: number | null, tenor = 3, inAdvance = false) =>
  dueDates({ dateStart, dueDay, tenor, inAdvance });

describe('due dates', () => {
  it('without a chosen day are the day of the contract, month by month', () => {
    expect(dates('2026-01-31', null, 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(dueDates({ dateStart: '2026-01-31', tenor: 2 })).toEqual(['2026-02-28', '2026-03-31']);
  });

  it.each([
    // Ten days ahead is too soon, fifteen is not.
    ['2026-11-20', 5, '2026-12-05'],
    ['2026-11-21', 5, '2027-01-05'],
    ['2026-11-20', 25, '2026-12-25'],
    ['2026-11-20', 20, '2026-12-20'],
    ['2026-11-01', 28, '2026-11-28'],
    ['2026-12-17', 1, '2027-01-01'],
    ['2026-12-18', 1, '2027-02-01'],
    ['2028-02-14', 28, '2028-03-28'],
    ['2028-02-13', 28, '2028-02-28'],
  ])('of a contract of %s on day %i begin on %s', (dateStart, dueDay, first) => {
    expect(dates(dateStart, dueDay)).toEqual([first, addMonths(first, 1), addMonths(first, 2)]);
  });

  it('in advance begin on the contract date, and go on as they would without', () => {
    expect(dates('2026-01-31', null, 3, true)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(dates('2026-11-21', 5, 3, true)).toEqual(['2026-11-21', '2027-01-05', '2027-02-05']);
    expect(dates('2026-11-21', null, 1, true)).toEqual(['2026-11-21']);
  });

  it('rise, begin 15 to 45 days after the contract, and lie on the chosen day', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 28 }), fc.boolean(), (dateStart, dueDay, inAdvance) => {
        const all = dates(dateStart, dueDay, 14, inAdvance);
        expect([...all].sort()).toEqual(all);
        expect(new Set(all).size).toBe(all.length);
        const regular = inAdvance ? all.slice(1) : all;
        expect(regular.every((date) => Number(date.slice(8)) === dueDay)).toBe(true);
        const wait = daysBetween(dateStart, regular[0] ?? '');
        expect(wait).toBeGreaterThanOrEqual(15);
        expect(wait).toBeLessThanOrEqual(45);
      }),
    );
  });
});
