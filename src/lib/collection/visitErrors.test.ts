import { describe, expect, it } from 'vitest';
import { VISIT_MET, VISIT_RESULTS, VISIT_RESULTS_OF } from '../contract/visitTerms';
import {
  aboveOwed,
  ttsDayError,
  ttsMonth,
  visitErrors,
  visitOutside,
  visitPromiseErrors,
  type TypedVisit,
} from './visitErrors';

const TODAY = '2026-11-27';
const OWED = {
  lines: [
    { date_maturity: '2026-11-08', remainder: 250_000 },
    { date_maturity: '2026-12-08', remainder: 400_000 },
  ],
  penalty: 12_500,
};
const REFUSED: TypedVisit = {
  ...{ met: 'BORROWER', met_name: '', place: 'BILLING', result: 'REFUSED', tts: null, promise: null },
  ...{ position: {}, no_position: '', corrects: null },
};
const PROMISE = { due: '2026-12-01', amount: 100_000 };
const fields = (over: Partial<TypedVisit>) => Object.keys(visitErrors({ ...REFUSED, ...over }));

describe('a visit', () => {
  it.each<[string, Partial<TypedVisit>]>([
    ['refused', {}],
    ['paid', { result: 'PAID', tts: { amount: 1 } }],
    ['paid in part, the rest promised', { result: 'PAID', tts: { amount: 1 }, promise: PROMISE }],
    ['promised', { result: 'PROMISED', promise: PROMISE }],
    ['a message with somebody else', { met: 'OTHER', met_name: 'Ibunya', result: 'MESSAGE_LEFT' }],
    ['nobody', { met: 'NOBODY', result: 'NOT_MET' }],
    ['without a position', { position: null, no_position: 'Sinyal GPS tidak ada' }],
    ['a correction of one that was paid', { result: 'PAID', corrects: 'x' }],
  ])('%s can be sent', (_what, over) => {
    expect(visitErrors({ ...REFUSED, ...over })).toEqual({});
  });

  it.each<[string, Partial<TypedVisit>, string[]]>([
    ['nothing chosen', { met: null, place: null, result: null }, ['met', 'place', 'result']],
    ['no name', { met: 'OTHER', met_name: ' ', result: 'NOT_MET' }, ['met_name']],
    ['no reason for no position', { position: null, no_position: 'lupa' }, ['no_position']],
    ['paid nothing', { result: 'PAID', tts: { amount: 0 } }, ['tts.amount']],
    ['paid an open sum', { result: 'PAID', tts: { amount: null } }, ['tts.amount']],
    ['paid less than nothing', { result: 'PAID', tts: { amount: -1 } }, ['tts.amount']],
    ['paid without a TTS', { result: 'PAID' }, ['tts.amount']],
    ['a correction that pays nothing', { result: 'PAID', corrects: 'x', tts: { amount: 0 } }, ['tts.amount']],
    ['a TTS for nothing', { tts: { amount: 5 } }, ['tts']],
    ['promised without a promise', { result: 'PROMISED' }, ['promise.due']],
    ['a promise of who refused', { promise: PROMISE }, ['promise']],
    [
      'a message with an amount',
      { met: 'OTHER', met_name: 'Ibunya', result: 'MESSAGE_LEFT', promise: PROMISE, tts: { amount: 5 } },
      ['tts', 'promise'],
    ],
  ])('%s says so at its field', (_what, over, expected) => {
    expect(fields(over)).toEqual(expected);
  });

  it('comes to what is possible with whom one met', () => {
    for (const met of VISIT_MET) {
      const possible = VISIT_RESULTS.filter(
        (result) => !fields({ met, met_name: 'x', result }).includes('result'),
      );
      expect(possible.toSorted()).toEqual([...VISIT_RESULTS_OF[met]].toSorted());
    }
  });
});

describe('a promise at the door', () => {
  it('is measured as one by phone, at its own fields', () => {
    expect(visitPromiseErrors(null, OWED, TODAY)).toEqual({});
    expect(visitPromiseErrors(PROMISE, OWED, TODAY)).toEqual({});
    expect(Object.keys(visitPromiseErrors({ due: '2026-11-26', amount: 5 }, OWED, TODAY))).toEqual([
      'promise.due',
    ]);
    expect(Object.keys(visitPromiseErrors({ due: '', amount: null }, OWED, TODAY))).toEqual(['promise.due']);
    expect(Object.keys(visitPromiseErrors({ due: TODAY, amount: null }, OWED, TODAY))).toEqual([
      'promise.amount',
    ]);
    expect(Object.keys(visitPromiseErrors({ due: TODAY, amount: 262_501 }, OWED, TODAY))).toEqual([
      'promise.amount',
    ]);
  });
});

describe('who, where and when', () => {
  it('are marked each for itself, and a consent lifts its own alone', () => {
    expect(visitOutside(REFUSED, null, null)).toEqual([]);
    expect(visitOutside({ met: 'OTHER', place: 'OTHER' }, 'SUNDAY', null)).toEqual([
      'HOURS',
      'PLACE',
      'PERSON',
    ]);
    expect(visitOutside({ met: 'OTHER', place: 'OTHER' }, 'HOURS', 'HOURS')).toEqual(['PLACE', 'PERSON']);
    expect(visitOutside({ met: 'NOBODY', place: 'OTHER' }, 'HOLIDAY', 'PLACE')).toEqual(['HOURS']);
  });
});

describe('a TTS', () => {
  it('above what is owed by its day says by how much', () => {
    expect(aboveOwed(262_500, OWED, TODAY)).toBe(0);
    expect(aboveOwed(262_501, OWED, TODAY)).toBe(1);
    expect(aboveOwed(700_000, OWED, '2026-12-08')).toBe(37_500);
  });

  it('has a day between those of the numbers around it, in the month of its block', () => {
    const block = { month: '2611', before: '2026-11-20', after: '2026-11-27' };
    expect(ttsMonth('2026-11-20')).toBe('2611');
    for (const day of ['2026-11-20', '2026-11-24', '2026-11-27']) expect(ttsDayError(day, block)).toBeNull();
    expect(ttsDayError('2026-11-19', block)).toMatch(/di depannya/);
    expect(ttsDayError('2026-11-28', block)).toMatch(/di belakangnya/);
    expect(ttsDayError('2026-11-28', { ...block, after: null })).toBeNull();
    expect(ttsDayError('2026-12-01', { month: '2611', before: null, after: null })).toMatch(/bulan lain/);
  });
});
