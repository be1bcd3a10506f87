import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREDIT_VALUE_FIELDS } from '@/lib/contract/credits';
import { buildApproval } from '../mocks/buildApproval';
import { buildCredit } from '../mocks/buildCredit';
import { approvalPayload } from './approvalPayload';
import { receiptRows } from './receiptChanges';

const changedFields = (...args: Parameters<typeof receiptRows>) =>
  receiptRows(...args)
    .filter((row) => row.changed)
    .map((row) => row.field);

describe('receiptRows', () => {
  test('names every field of the spec in its order', () => {
    expect(receiptRows(buildCredit(), {}).map((row) => row.field)).toEqual([...CREDIT_VALUE_FIELDS]);
  });

  test('marks exactly the fields that differ', () => {
    const credit = buildCredit();
    fc.assert(
      fc.property(fc.subarray([...CREDIT_VALUE_FIELDS]), (fields) => {
        const update = Object.fromEntries(
          CREDIT_VALUE_FIELDS.map((field) => [
            field,
            !fields.includes(field) ? credit[field] : typeof credit[field] === 'number' ? -1 : 'lain',
          ]),
        );
        expect(changedFields(credit, update)).toEqual(
          CREDIT_VALUE_FIELDS.filter((field) => fields.includes(field)),
        );
      }),
    );
  });

  test('absent, null and empty text are the same nothing; a blank amount is not 0', () => {
    expect(changedFields(buildCredit({ note: null }), { note: '' })).toEqual([]);
    expect(changedFields(buildCredit({ cash: null }), { cash: 0 })).toEqual(['cash']);
  });

  test('writes amounts, negatives, days, dates and blanks as people read them', () => {
    const rows = receiptRows(buildCredit(), { cash: -500_000, bank: null, date_payment: '2026-11-01' });
    const after = Object.fromEntries(rows.map((row) => [row.field, row.after]));
    expect(after).toMatchObject({
      payment: '1.335.000',
      cash: '(500.000)',
      bank: '',
      overdue: '10 hari',
      date_payment: '1 November 2026',
    });
  });
});

describe('approvalPayload', () => {
  test("is SPEC 7's list with the requested values, the rest as it is, and request_approval false", () => {
    const approval = buildApproval({ update: { cash: 35_000, bank: 1_300_000, note: null } });
    expect(approvalPayload(approval)).toEqual({
      request_approval: false,
      credit_to: 7,
      transaction_to: 1,
      contract_code: 'JKT-2604-00118',
      invoice: 'JKT/2611/00042',
      date_invoice: '2026-11-20',
      date_maturity: '2026-11-10',
      date_payment: '2026-11-20',
      payment: 1_335_000,
      credit: 1_250_000,
      credit_discount: 0,
      credit_payment: 1_250_000,
      overdue: 10,
      penalty: 62_500,
      penalty_discount: 2_500,
      penalty_payment: 60_000,
      collector_payment: 25_000,
      cashier: 'Sri Wahyuni',
      cash: 35_000,
      bank: 1_300_000,
      note: null,
    });
  });

  test('sends nothing back that a host pushed beside the list', () => {
    const approval = buildApproval({
      update: {
        id: 42,
        cash: 1,
        request_approval: true,
        input_by: { username: 'x', name: 'X' },
        secret: 'x',
      },
    });
    expect(Object.keys(approvalPayload(approval)).sort()).toEqual(
      [...CREDIT_VALUE_FIELDS, 'request_approval'].sort(),
    );
    expect(approvalPayload(approval).request_approval).toBe(false);
  });
});
