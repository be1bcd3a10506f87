import { describe, expect, it } from 'vitest';
import { settlementPlan } from './settlementPlan';

const share = (credit_to: number, credit_payment: number) => ({
  credit_to,
  transaction_to: 1,
  date_maturity: '2026-11-20',
  overdue: 0,
  credit: 100_000,
  credit_discount: 100_000 - credit_payment,
  credit_payment,
  penalty: 0,
  penalty_discount: 0,
  penalty_payment: 0,
});
const quoteWith = (fee: number, total: number) => ({
  lines: [],
  principal: total - fee,
  interest: 0,
  penalty: 0,
  fee,
  total,
});
const numbers = (rows: readonly { credit_to: number }[]) => rows.map(({ credit_to }) => credit_to);

describe('settlementPlan', () => {
  it('writes a receipt per line that charges something, the fee on the first, banknotes before the transfer', () => {
    const shares = [share(1, 0), share(2, 60_000), share(3, 40_000)];
    const { receipts, free } = settlementPlan({ quote: quoteWith(5000, 105_000), shares }, 70_000);
    expect(receipts).toMatchObject([
      { credit_to: 2, collector_payment: 5000, payment: 65_000, cash: 65_000, bank: 0 },
      { credit_to: 3, collector_payment: 0, payment: 40_000, cash: 5000, bank: 35_000 },
    ]);
    expect(numbers(free)).toEqual([1]);
  });

  it('puts a fee that no line goes with on the first line', () => {
    const shares = [share(1, 0), share(2, 0)];
    const { receipts, free } = settlementPlan({ quote: quoteWith(5000, 5000), shares }, 5000);
    expect(receipts).toMatchObject([{ credit_to: 1, payment: 5000 }]);
    expect(numbers(free)).toEqual([2]);
  });

  it('writes no receipt of Rp0 where nothing is charged', () => {
    const { receipts, free } = settlementPlan({ quote: quoteWith(0, 0), shares: [share(1, 0)] }, 0);
    expect(receipts).toEqual([]);
    expect(numbers(free)).toEqual([1]);
  });
});
