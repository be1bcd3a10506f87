import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isRealDate,
  isSunday,
  shownDueDate,
  workingDaysBefore,
} from './calendar';

describe('calendar dates', () => {
  it('know which days exist', () => {
    expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isRealDate)).toBe(true);
    expect(['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', 'x', '+010000-12'].some(isRealDate)).toBe(
      false,
    );
  });

  it('count days both ways', () => {
    const days = fc.integer({ min: -4000, max: 4000 });
    fc.assert(
      fc.property(days, days, (start, span) => {
        const from = addDays('2026-01-01', start);
        expect(daysBetween(from, addDays(from, span))).toBe(span);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));
});

describe('the due date that is shown', () => {
  const holidays = new Set([
    '2025-12-25',
    '2026-01-01',
    '2026-03-19',
    '2026-03-20',
    '2026-03-21',
    '2026-03-23',
  ]);

  it.each([
    ['a working day', '2026-11-20', '2026-11-20'],
    ['a Saturday', '2026-11-21', '2026-11-21'],
    ['a Sunday', '2026-11-22', '2026-11-21'],
    ['a holiday', '2025-12-25', '2025-12-24'],
    ['the first day of a year', '2026-01-01', '2025-12-31'],
    ['a run of holidays', '2026-03-21', '2026-03-18'],
    ['a Sunday after holidays', '2026-03-22', '2026-03-18'],
    ['a holiday after a Sunday after holidays', '2026-03-23', '2026-03-18'],
    ['the working day after them', '2026-03-24', '2026-03-24'],
  ])('of %s, %s, is %s', (_what, date, expected) => expect(shownDueDate(date, holidays)).toBe(expected));

  it('crosses the end of a year on a Sunday', () => {
    expect(shownDueDate('2023-01-01', new Set())).toBe('2022-12-31');
    expect(shownDueDate('2024-03-03', new Set(['2024-03-02', '2024-03-01']))).toBe('2024-02-29');
  });

  it('leaves alone what is no date, and what has no written day before it', () => {
    for (const odd of ['', 'besok', '2026-02-30', '20261122']) expect(shownDueDate(odd, holidays)).toBe(odd);
    expect(shownDueDate('0000-01-01', new Set(['0000-01-01']))).toBe('0000-01-01');
  });

  it('is never later, never a day off, and passes over days off alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1500 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 1500 }), { maxLength: 400 }),
        (day, off) => {
          const free = new Set(off.map((one) => addDays('2025-01-01', one)));
          const date = addDays('2025-01-01', day);
          const shown = shownDueDate(date, free);
          expect(shown <= date && !isSunday(shown) && !free.has(shown)).toBe(true);
          for (let passed = addDays(shown, 1); passed <= date; passed = addDays(passed, 1))
            expect(isSunday(passed) || free.has(passed)).toBe(true);
        },
      ),
    );
  });
});

it.each([
  // 22 November 2026 is a Sunday.
  ['2026-11-26', '2026-11-23'],
  ['2026-11-25', '2026-11-22'],
  ['2026-11-24', '2026-11-20'],
  ['2026-11-22', '2026-11-18'],
])('three working days before %s is %s', (today, expected) => {
  expect(workingDaysBefore(today, 3, new Set())).toBe(expected);
});
it('holidays are no working days', () => {
  expect(workingDaysBefore('2026-11-26', 3, new Set(['2026-11-25', '2026-11-24']))).toBe('2026-11-20');
});
