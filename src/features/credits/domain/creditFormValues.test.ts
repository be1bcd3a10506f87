import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { creditWriteSchema } from '@/lib/contract/credits';
import { buildReceipt } from '../mocks/buildCredit';
import { checkForm, creditWriteOf, formValuesOf, isChanged, rebase } from './creditFormValues';

const receipt = buildReceipt();
const start = formValuesOf(receipt);

describe('change form', () => {
  test('starts with a receipt that has nothing wrong and nothing changed', () => {
    expect(checkForm(receipt, start, false)).toEqual({});
    expect(isChanged(receipt, start)).toBe(false);
    expect(isChanged(receipt, { ...start, reason: 'Salah ketik.' })).toBe(false);
    expect(isChanged(receipt, { ...start, note: 'x' })).toBe(true);
  });

  test('asks for the reason once sending was tried', () => {
    expect(checkForm(receipt, { ...start, reason: ' abc ' }, false)).toEqual({});
    expect(checkForm(receipt, { ...start, reason: ' abc ' }, true)).toHaveProperty('reason');
    expect(checkForm(receipt, { ...start, reason: 'Salah ketik.' }, true)).toEqual({});
  });

  test('sends the whole receipt with payment and overdue computed', () => {
    const values = { ...start, credit_payment: 1_200_000, bank: 950_000, date_payment: '2026-11-12' };
    const write = creditWriteOf(receipt, values);
    expect(z.parse(creditWriteSchema, write)).toEqual(write);
    expect(write).toMatchObject({
      invoice: 'JKT/2611/00042',
      payment: 1_285_000,
      cash: 335_000,
      bank: 950_000,
      overdue: 2,
    });
  });
});

describe('rebase', () => {
  test('keeps what the maker typed and follows the newer receipt in everything else', () => {
    const newer = formValuesOf(buildReceipt({ version: 4, cash: 0, bank: 1_335_000, note: 'Disetujui' }));
    const typed = { ...start, note: 'Catatan saya', reason: 'Salah ketik.' };
    expect(rebase(start, newer, typed)).toEqual({ ...newer, note: 'Catatan saya', reason: 'Salah ketik.' });
    expect(rebase(start, start, typed)).toEqual(typed);
  });
});
