import { describe, expect, it } from 'vitest';
import { CREDIT_VALUE_FIELDS } from '@/lib/contract/credits';
import { fieldLabel, fieldValue } from './fieldWords';

describe('fieldLabel', () => {
  it.each(CREDIT_VALUE_FIELDS)('has a word for %s', (field) => {
    expect(fieldLabel(field)).not.toBe(field);
  });

  it('shows an unknown field under its own name', () => {
    expect(fieldLabel('safe_number')).toBe('safe_number');
  });
});

describe('fieldValue', () => {
  it.each([
    ['payment', 1_250_000, 'Rp1.250.000'],
    ['penalty', 0, 'Rp0'],
    ['overdue', 12, '12 hari'],
    ['date_payment', '2026-11-20', '20 November 2026'],
    ['note', '', '—'],
    ['bank', null, '—'],
    ['request_approval', true, 'Ya'],
    ['payment', '1250000', '1250000'],
    ['is_active', false, 'Tidak'],
    ['tags', ['a', 'b'], '["a","b"]'],
  ])('%s %o reads %s', (field, value, text) => {
    expect(fieldValue(field, value)).toBe(text);
  });
});
