import { expect, test } from 'vitest';
import { extrasText } from './extrasText';

const none = { penalty_discount: null, credit_discount: null, collector_payment: null, note: '' };
const plain = (change: Partial<typeof none> | Record<string, number | string>) =>
  extrasText({ ...none, ...change }).replaceAll('\u00a0', ' ');

test('nothing is held by empty fields, zeros and blanks', () => {
  expect(plain({})).toBe('');
  expect(plain({ penalty_discount: 0, credit_discount: 0, collector_payment: 0, note: ' \n' })).toBe('');
});

test('both discounts are one sum', () => {
  expect(plain({ penalty_discount: 50_000 })).toBe('Potongan Rp50.000');
  expect(plain({ penalty_discount: 50_000, credit_discount: 25_000 })).toBe('Potongan Rp75.000');
});

test('fee and note stand beside them', () => {
  expect(plain({ credit_discount: 1000, collector_payment: 25_000, note: 'Titipan istri' })).toBe(
    'Potongan Rp1.000 · Biaya Rp25.000 · Ada catatan',
  );
});
