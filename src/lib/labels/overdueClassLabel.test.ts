import { expect, it } from 'vitest';
import { overdueClassText, rangeText } from './overdueClassLabel';

it('speaks of days', () => {
  expect(
    [
      { from: 0, to: 0 },
      { from: 1, to: 7 },
      { from: 121, to: null },
    ].map(rangeText),
  ).toEqual(['0 hari', '1–7 hari', '> 120 hari']);
});

it('says a class in short', () => {
  expect(overdueClassText({ collectibility: 2, bucket: { from: 8, to: 15 } })).toBe('Kol. 2 · 8–15 hari');
  expect(overdueClassText({ collectibility: 5, bucket: { from: 121, to: null } })).toBe(
    'Kol. 5 · > 120 hari',
  );
});
