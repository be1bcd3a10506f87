import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { NO_LETTER } from '@/lib/contract/letterTerms';
import {
  DAYS_BETWEEN_LETTERS,
  lastOfStretch,
  letterDue,
  noLetterWords,
  type LetterBasis,
  type MadeLetter,
} from './letterDue';

const letterFrom = [8, 15, 22];
const basis = (over: Partial<LetterBasis>): LetterBasis => ({
  ...{ dpd: 8, letterFrom, last: null, promiseRuns: false },
  ...over,
});
const last = (step: number, daysSince: number | null) => ({ step, daysSince });

describe('the letter that is due', () => {
  it.each<[string, Partial<LetterBasis>, number | string]>([
    ['nothing late', { dpd: 0 }, 'NOT_LATE'],
    ['due tomorrow', { dpd: -1 }, 'NOT_LATE'],
    ['a day before SP1', { dpd: 7 }, 'TOO_EARLY'],
    ['the day of SP1', { dpd: 8 }, 1],
    ['long after: still SP1 first', { dpd: 400 }, 1],
    ['SP1, not delivered', { dpd: 15, last: last(1, null) }, 'UNDELIVERED'],
    ['SP1, delivered six days ago', { dpd: 15, last: last(1, 6) }, 'TOO_SOON'],
    ['SP1, delivered seven days ago', { dpd: 15, last: last(1, 7) }, 2],
    ['SP1, days passed, DPD not reached', { dpd: 14, last: last(1, 7) }, 'TOO_EARLY'],
    ['SP2', { dpd: 22, last: last(2, 7) }, 3],
    ['SP3', { dpd: 90, last: last(3, 30) }, 'ALL_MADE'],
    ['SP3, not delivered', { dpd: 90, last: last(3, null) }, 'ALL_MADE'],
    ['a promise runs', { dpd: 30, promiseRuns: true }, 'PROMISE'],
    ['a promise runs after SP2', { dpd: 30, last: last(2, 9), promiseRuns: true }, 'PROMISE'],
    ['other limits', { dpd: 8, letterFrom: [9, 10, 11] }, 'TOO_EARLY'],
  ])('%s', (_, over, expected) => {
    const { step, why } = letterDue(basis(over));
    expect(step ?? why).toBe(expected);
  });

  it('says in words why there is none', () => {
    for (const why of NO_LETTER) expect(noLetterWords(why)).not.toBe('');
  });
});

describe('the last letter of a stretch', () => {
  const letters: MadeLetter[] = [
    { step: 3, made_on: '2026-03-01', delivered_on: '2026-03-02' },
    { step: 2, made_on: '2026-06-20', delivered_on: null },
    { step: 1, made_on: '2026-06-10', delivered_on: '2026-06-11' },
  ];
  it.each([
    ['not late', null, null],
    ['a new stretch', '2026-07-01', null],
    ['this one', '2026-06-02', last(2, null)],
    ['one that began later than it was thought', '2026-06-11', last(2, null)],
    ['one that began earlier than it was thought', '2026-02-01', last(3, 120)],
  ])('%s', (_, lateFrom, expected) => {
    expect(lastOfStretch(letters, lateFrom, '2026-06-30')).toEqual(expected);
  });
});

/** What may happen to a borrower from one day to the next. */
const event = fc.record({
  days: fc.integer({ min: 1, max: 6 }),
  act: fc.constantFrom('nothing', 'deliver', 'promise', 'break', 'pay up'),
});

it('no letter skips one, none is made while a promise runs, none twice, and paid up begins again', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let today = '2026-01-01';
      let due = today;
      let promiseRuns = false;
      const letters: (MadeLetter & { lateFrom: string })[] = [];
      for (const { days, act } of events) {
        today = addDays(today, days);
        if (act === 'pay up') due = addDays(today, 3);
        if (act === 'promise') promiseRuns = true;
        if (act === 'break') promiseRuns = false;
        const undelivered = letters.find(({ delivered_on }) => delivered_on === null);
        if (act === 'deliver' && undelivered) undelivered.delivered_on = today;
        const lateFrom = addDays(due, 1);
        const { step } = letterDue({
          ...{ dpd: daysBetween(due, today), letterFrom, promiseRuns },
          last: lastOfStretch(letters, lateFrom, today),
        });
        if (step === null) continue;
        const stretch = letters.filter((one) => one.lateFrom === lateFrom);
        const before = stretch.at(-1);
        expect(promiseRuns).toBe(false);
        expect(step).toBe(stretch.length + 1);
        expect(daysBetween(due, today)).toBeGreaterThanOrEqual(letterFrom[step - 1] ?? Infinity);
        if (before) {
          expect(before.delivered_on).not.toBeNull();
          expect(daysBetween(before.delivered_on ?? today, today)).toBeGreaterThanOrEqual(
            DAYS_BETWEEN_LETTERS,
          );
        }
        letters.push({ step, lateFrom, made_on: today, delivered_on: null });
      }
    }),
  );
});
