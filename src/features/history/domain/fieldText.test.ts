import { describe, expect, it } from 'vitest';
import { calculationWriteSchema } from '@/lib/contract/calculations';
import { CREDIT_VALUE_FIELDS } from '@/lib/contract/credits';
import { contractTypeWriteSchema, officeWriteSchema } from '@/lib/contract/masters';
import { fieldLabel, fieldValue } from './fieldText';

describe('fieldLabel', () => {
  const masters = [calculationWriteSchema, contractTypeWriteSchema, officeWriteSchema];
  it.each([...CREDIT_VALUE_FIELDS, ...new Set(masters.flatMap(({ shape }) => Object.keys(shape))), 'active'])(
    'has a word for %s',
    (field) => {
      expect(fieldLabel(field)).not.toBe(field);
    },
  );

  it.each([
    'deposit',
    'deposit_added',
    'deposit_balance',
    'bank_reference',
    'request_id',
    'request_status',
    'ask',
    'status',
    'counted',
    'voided_at',
    'number',
    'valid_until',
    'counted_cash',
    'expected_bank',
    'interest_forgiven',
  ])('has a word for %s, which only the log knows', (field) => {
    expect(fieldLabel(field)).not.toBe(field);
  });

  it('names the instalment of a discount without a receipt', () => {
    expect(fieldLabel('penalty_discount.7')).toBe('Potongan denda ke-7');
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
    ['deposit', 300_000, 'Rp300.000'],
    ['bank_reference', 'TRX-0091', 'TRX-0091'],
    ['request_id', 1204, '1204'],
    ['request_status', 'WITHDRAWN', 'Ditarik kembali'],
    ['ask', { kind: 'PAYMENT', payment: {} }, 'Pembayaran'],
    ['ask', { kind: 'LATER' }, '{"kind":"LATER"}'],
    ['status', 'SETTLED_EARLY', 'Lunas dipercepat'],
    ['status', 'UNDONE', 'Dibatalkan'],
    ['state', 'DOUBTFUL', 'Meragukan'],
    ['penalty_discount.7', 50_000, 'Rp50.000'],
    ['as_of', '2026-11-20', '20 November 2026'],
    ['payment', '1250000', '1250000'],
    ['is_active', false, 'Tidak'],
    ['active', false, 'Tidak'],
    ['rate_bp', 1850, '18,5 %'],
    ['round_to', 1000, 'Rp1.000'],
    ['min_tenor', 6, '6 bulan'],
    ['quote_days', 7, '7 hari'],
    ['valid_to', null, '—'],
    ['valid_from', '2027-01-01', '1 Januari 2027'],
    ['method', 'ANNUITY', 'Anuitas'],
    ['zone', 'Asia/Jayapura', 'WIT'],
    ['zone', 'Asia/Singapore', 'Asia/Singapore'],
    ['tags', ['a', 'b'], '["a","b"]'],
  ])('%s %o reads %s', (field, value, text) => {
    expect(fieldValue(field, value)).toBe(text);
  });
});
