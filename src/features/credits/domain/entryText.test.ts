import { expect, it } from 'vitest';
import { buildCredit } from '../mocks/buildCredit';
import { entryText } from './entryText';

it.each([
  ['2026-11-20', '2026-11-20', undefined],
  ['2026-11-19', '2026-11-20', 'Dientri 20 Nov'],
  ['2025-12-31', '2026-01-02', 'Dientri 2 Jan 2026'],
  [null, '2026-11-20', undefined],
  ['2026-11-20', null, undefined],
])('paid %s, entered %s: %s', (date_payment, date_invoice, words) => {
  expect(entryText(buildCredit({ date_payment, date_invoice }))).toBe(words);
});
