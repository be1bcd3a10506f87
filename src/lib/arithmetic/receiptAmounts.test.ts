import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Share } from './allocate';
import { receiptAmounts } from './receiptAmounts';

const share = (credit: number, penalty: number): Share => ({
  credit_to: 1,
  transaction_to: 1,
  date_maturity: '2026-11-10',
  overdue: 0,
  credit,
  credit_discount: 0,
  credit_payment: credit,
  penalty,
  penalty_discount: 0,
  penalty_payment: penalty,
});

describe('receiptAmounts', () => {
  it('puts the fee on the first receipt and fills with banknotes first', () => {
    const receipts = receiptAmounts({
      shares: [share(1000, 50), share(1000, 0)],
      collector_payment: 25,
      cash: 1500,
    });
    expect(receipts.map((r) => [r.payment, r.collector_payment, r.cash, r.bank])).toEqual([
      [1075, 25, 1075, 0],
      [1000, 0, 425, 575],
    ]);
  });

  it('refuses banknotes that have no place', () => {
    expect(() => receiptAmounts({ shares: [share(10, 0)], collector_payment: 0, cash: 11 })).toThrow(
      RangeError,
    );
  });

  it('keeps every identity and every rupiah', () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 6 }),
        amount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (pairs, fee, part) => {
          const shares = pairs.map(([credit, penalty]) => share(credit, penalty));
          const total = fee + pairs.reduce((sum, [a, b]) => sum + a + b, 0);
          const cash = Math.floor(total * part);
          const receipts = receiptAmounts({ shares, collector_payment: fee, cash });
          const sum = (of: (r: (typeof receipts)[number]) => number) =>
            receipts.reduce((s, r) => s + of(r), 0);
          expect([sum((r) => r.payment), sum((r) => r.cash), sum((r) => r.bank)]).toEqual([
            total,
            cash,
            total - cash,
          ]);
          for (const r of receipts) {
            expect(r.cash + r.bank).toBe(r.payment);
            expect(r.credit_payment + r.penalty_payment + r.collector_payment).toBe(r.payment);
            expect(Math.min(r.cash, r.bank)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
