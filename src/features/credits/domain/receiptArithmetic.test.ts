import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AMOUNT_FIELDS,
  checkReceipt,
  overdueOf,
  paymentOf,
  sumOf,
  type ReceiptFigures,
} from './receiptArithmetic';

const rupiah = fc.integer({ min: 0, max: 2_000_000_000 });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Figures whose identities all hold: what is due is split, what is paid is split again. */
const rightFigures = fc
  .record({
    date_maturity: day,
    date_payment: day,
    credit_payment: rupiah,
    credit_discount: rupiah,
    credit_open: rupiah,
    penalty_payment: rupiah,
    penalty_discount: rupiah,
    penalty_open: rupiah,
    collector_payment: rupiah,
    cashShare: fc.integer({ min: 0, max: 100 }),
  })
  .map((part): ReceiptFigures => {
    const payment = part.credit_payment + part.penalty_payment + part.collector_payment;
    const cash = Math.floor((payment * part.cashShare) / 100);
    return {
      date_invoice: '2026-11-20',
      date_maturity: part.date_maturity,
      date_payment: part.date_payment,
      cashier: 'Sri Wahyuni',
      credit: part.credit_payment + part.credit_discount + part.credit_open,
      credit_discount: part.credit_discount,
      credit_payment: part.credit_payment,
      penalty: part.penalty_payment + part.penalty_discount + part.penalty_open,
      penalty_discount: part.penalty_discount,
      penalty_payment: part.penalty_payment,
      collector_payment: part.collector_payment,
      cash,
      bank: payment - cash,
    };
  });

describe('checkReceipt', () => {
  test('finds nothing wrong where every identity holds', () => {
    fc.assert(
      fc.property(rightFigures, (figures) => {
        expect(checkReceipt(figures)).toEqual({});
      }),
    );
  });

  test('cash and transfer that miss the payment by any amount are refused, with the difference', () => {
    fc.assert(
      fc.property(rightFigures, fc.integer({ min: 1, max: 1_000_000 }), (figures, off) => {
        const errors = checkReceipt({ ...figures, bank: (figures.bank ?? 0) + off });
        expect(Object.keys(errors)).toEqual(['bank']);
        expect(errors.bank).toContain(`lebih Rp${new Intl.NumberFormat('id-ID').format(off)}.`);
      }),
    );
  });

  test.each(['credit', 'penalty'] as const)('%s: paid and discount may not exceed what is due', (due) => {
    fc.assert(
      fc.property(rightFigures, fc.integer({ min: 1, max: 1_000_000 }), (figures, over) => {
        const covered = sumOf(figures[`${due}_payment`], figures[`${due}_discount`]) ?? 0;
        fc.pre(covered >= over);
        expect(Object.keys(checkReceipt({ ...figures, [due]: covered - over }))).toEqual([`${due}_payment`]);
      }),
    );
  });

  test('any missing, negative, broken or unsafe amount is refused beside its own field', () => {
    const bad = fc.constantFrom(null, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1);
    fc.assert(
      fc.property(rightFigures, fc.constantFrom(...AMOUNT_FIELDS), bad, (figures, field, value) => {
        expect(checkReceipt({ ...figures, [field]: value })).toHaveProperty(field);
      }),
    );
  });

  test('banknotes need somebody who took them', () => {
    fc.assert(
      fc.property(rightFigures, (figures) => {
        const errors = checkReceipt({ ...figures, cashier: ' ' });
        expect(Object.keys(errors)).toEqual(figures.cash === 0 ? [] : ['cashier']);
      }),
    );
  });

  test('dates must exist', () => {
    const [figures] = fc.sample(rightFigures, 1);
    expect(checkReceipt({ ...figures!, date_payment: '2026-02-30' })).toEqual({
      date_payment: 'Tanggal tidak ada di kalender.',
    });
    expect(checkReceipt({ ...figures!, date_maturity: '' })).toEqual({ date_maturity: 'Wajib diisi.' });
  });
});

describe('derived fields', () => {
  test('the payment is what was paid for instalment, penalty and collection', () => {
    fc.assert(
      fc.property(rightFigures, (figures) => {
        expect(paymentOf(figures)).toBe((figures.cash ?? 0) + (figures.bank ?? 0));
      }),
    );
  });

  test('a sum that is no safe integer is no sum', () => {
    expect(sumOf(Number.MAX_SAFE_INTEGER, 1)).toBeNull();
    expect(sumOf(1, null)).toBeNull();
    expect(sumOf()).toBe(0);
  });

  test('overdue counts calendar days and is never below 0', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (maturity, days) => {
        const paid = new Date(Date.parse(maturity) + days * 86_400_000).toISOString().slice(0, 10);
        expect(overdueOf(maturity, paid)).toBe(Math.max(0, days));
      }),
    );
    expect(overdueOf('', '2026-11-20')).toBeNull();
  });
});
