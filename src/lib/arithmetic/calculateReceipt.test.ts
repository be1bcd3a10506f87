import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { calculateReceipt, type DecidedValues } from './calculateReceipt';
import { checkReceiptChange, type ChangeAccount } from './checkReceiptChange';
import { replayCard, type LineReceipt } from './replayCard';
import type { ReceiptValues } from './receiptValues';

const line = { number: 3, date_maturity: '2026-11-10', instalment: 540_000 };
const rule = {
  penaltyKind: 'RATE',
  penaltyGraceDays: 3,
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 10_000,
} as const;
const SAY = {
  rupiah: (amount: number) => `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`,
  tanggal: (date: string) => date,
};
const entered = (transaction: number, date_payment: string, money: number): LineReceipt => ({
  invoice: `N${transaction}`,
  credit_to: 3,
  transaction_to: transaction,
  date_payment,
  overdue: 0,
  credit: 0,
  credit_payment: money,
  credit_discount: 0,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
  given: null,
});
function accountOf(receipts: LineReceipt[], deposit = 0): ChangeAccount {
  const order = ['penalty', 'instalment'] as const;
  const { restated } = replayCard({ schedule: [line], receipts, rule, order });
  return {
    today: '2026-12-20',
    dateStart: '2026-08-10',
    deposit,
    maxCollectorFee: 25_000,
    hasReference: true,
    isClosed: false,
    line,
    receipts: receipts.map((one) => restated.find((other) => other.receipt === one)?.after ?? one),
    rule,
    order,
  };
}
/** The receipt of that number as it is written, taken in banknotes beside the deposit. */
function written(account: ChangeAccount, invoice: string): ReceiptValues {
  const found = account.receipts.find((one) => one.invoice === invoice);
  if (!found) throw new Error(invoice);
  const payment = found.credit_payment + found.penalty_payment;
  return {
    credit_to: found.credit_to,
    transaction_to: found.transaction_to,
    invoice,
    date_payment: found.date_payment,
    overdue: found.overdue,
    credit: found.credit,
    credit_payment: found.credit_payment,
    credit_discount: found.credit_discount,
    penalty: found.penalty,
    penalty_payment: found.penalty_payment,
    penalty_discount: found.penalty_discount,
    contract_code: 'JKT-2608-00001',
    date_invoice: '2026-11-20',
    date_maturity: line.date_maturity,
    payment,
    collector_payment: 0,
    cashier: 'Eka Lestari',
    cash: payment - account.deposit,
    bank: 0,
    note: '',
  };
}
const twice = accountOf([entered(1, '2026-11-05', 200_000), entered(2, '2026-11-20', 351_900)]);
const change = (account: ChangeAccount, invoice: string, decided: Partial<DecidedValues>) => {
  const before = written(account, invoice);
  const after = calculateReceipt(account, before, { ...before, ...decided });
  return { before, after, errors: checkReceiptChange(account, before, after, SAY).errors };
};

describe('the receipt that follows from what a person decides', () => {
  it('is the one that is written while nothing of the card is decided otherwise', () => {
    const { before, after, errors } = change(twice, 'N1', { cash: 0, bank: 200_000, note: 'Transfer' });
    expect(after).toEqual({ ...before, cash: 0, bank: 200_000, note: 'Transfer' });
    expect(errors).toEqual({});
  });

  it('follows the day: penalty, days late and split', () => {
    const { after, errors } = change(twice, 'N1', { date_payment: '2026-11-15' });
    // 540.000 × 0,5 % × 2 days.
    expect(after).toMatchObject({ overdue: 5, credit: 540_000, penalty: 5400, penalty_payment: 5400 });
    expect(after).toMatchObject({ credit_payment: 194_600, payment: 200_000 });
    expect(errors).toEqual({});
  });

  it('gives the collection fee its share of the money', () => {
    const { after, errors } = change(twice, 'N1', { collector_payment: 25_000 });
    expect(after).toMatchObject({ payment: 200_000, credit_payment: 175_000, collector_payment: 25_000 });
    expect(errors).toEqual({});
  });

  it('counts what was taken from the deposit, which stays', () => {
    const account = accountOf([entered(1, '2026-11-05', 200_000)], 150_000);
    const { after, errors } = change(account, 'N1', { cash: 60_000 });
    expect(after).toMatchObject({ payment: 210_000, credit_payment: 210_000, cash: 60_000 });
    expect(errors).toEqual({});
  });

  it('says on which line money finds no place', () => {
    const { errors } = change(twice, 'N1', { cash: 540_000 });
    expect(errors.credit_payment).toBe(
      'Angsuran ke-3 akan kelebihan Rp351.900: angsuran dan dendanya tidak sebanyak itu.',
    );
  });

  it('on a closed contract stays as it is', () => {
    const closed = { ...twice, isClosed: true };
    const { after, errors } = change(closed, 'N1', { cash: 150_000 });
    expect(after).toMatchObject({ credit_payment: 200_000, payment: 200_000 });
    expect(errors).toEqual({ cash: 'Tunai dan transfer harus berjumlah Rp200.000.' });
  });

  it('of a fee above the money is nothing', () => {
    expect(() => change(twice, 'N1', { collector_payment: 200_001 })).toThrow(RangeError);
  });

  it('is sound, or what is wrong is something that a person decided', () => {
    const money = fc.integer({ min: 0, max: 400_000 });
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-01', days));
    const decided = fc.record({
      date_payment: day,
      cash: money,
      bank: money,
      collector_payment: fc.constantFrom(0, 25_000),
      credit_discount: fc.constantFrom(0, 0, 50_000),
      penalty_discount: fc.constantFrom(0, 0, 3000),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(day, money), { minLength: 1, maxLength: 3 }), decided, (facts, typed) => {
        const receipts = facts.map(([date, amount], index) => entered(index + 1, date, amount));
        const order = ['penalty', 'instalment'] as const;
        fc.pre(replayCard({ schedule: [line], receipts, rule, order }).faults.length === 0);
        fc.pre(typed.cash + typed.bank >= typed.collector_payment);
        const { errors } = change(accountOf(receipts), 'N1', typed);
        const words = Object.values(errors).join(' ');
        const decidable = /kelebihan|Paling banyak|harus membayar|setelah hari ini|^$/;
        expect(words).toMatch(decidable);
        // What is calculated is never at odds with the rules by itself.
        for (const field of ['overdue', 'credit', 'penalty', 'date_maturity', 'payment', 'cash'] as const) {
          expect(errors[field]).toBeUndefined();
        }
      }),
    );
  });
});
