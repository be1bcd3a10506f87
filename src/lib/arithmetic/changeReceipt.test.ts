import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { changeReceipt, leaveOutReceipt } from './changeReceipt';
import type { PenaltyRule } from './penalty';
import { replayCard, type LineReceipt } from './replayCard';

const schedule = [
  {
    number: 1,
    date_maturity: '2026-01-10',
    instalment: 540_000,
    principal: 500_000,
    interest: 40_000,
    remaining: 0,
  },
];
const rule: PenaltyRule = {
  penaltyKind: 'RATE',
  penaltyGraceDays: 3,
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 10_000,
};
const order = ['penalty', 'instalment'] as const;
const receipt = (transaction: number, date_payment: string, money: number): LineReceipt => ({
  invoice: `N${transaction}`,
  credit_to: 1,
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
/** Receipts as the days give them. */
function split(...receipts: LineReceipt[]): LineReceipt[] {
  const { restated } = replayCard({ schedule, receipts, rule, order });
  return receipts.map((one) => restated.find((other) => other.receipt === one)?.after ?? one);
}
const account = (receipts: LineReceipt[], invoice: string) => ({ schedule, receipts, rule, order, invoice });

describe('changing a receipt', () => {
  const paid = split(receipt(1, '2026-01-05', 200_000), receipt(2, '2026-01-20', 351_900));

  it('finds what the line cannot take', () => {
    const { faults } = changeReceipt(account(paid, 'N1'), { ...paid[0]!, money: 540_000 });
    // Paid in full in time: nothing of the second payment finds a place.
    expect(faults).toEqual([{ code: 'SURPLUS', credit_to: 1, amount: 351_900 }]);
  });

  it('splits the receipt by its day, and the later ones again', () => {
    const {
      receipt: own,
      others,
      faults,
    } = changeReceipt(account(paid, 'N1'), {
      ...paid[0]!,
      money: 200_000,
      date_payment: '2026-01-15',
    });
    expect(faults).toEqual([]);
    // 540.000 × 0,5 % × 2 days.
    expect(own).toMatchObject({ overdue: 5, credit: 540_000, penalty: 5400, penalty_payment: 5400 });
    expect(others.map((one) => one.receipt.invoice)).toEqual(['N2']);
    expect(others[0]?.after).toMatchObject({ credit: 345_400, penalty: 8635 });
  });

  it('cuts a discount to what is owed', () => {
    const { receipt: own } = changeReceipt(account(paid, 'N2'), {
      ...paid[1]!,
      money: 1,
      credit_discount: 999_999,
    });
    expect(own.credit_discount).toBe(340_000);
  });

  it('of a receipt that is not there is an error of the program', () => {
    expect(() => leaveOutReceipt(account(paid, 'N9'))).toThrow(RangeError);
  });
});

describe('leaving a receipt out', () => {
  it('splits the others as if it had never been, and there is always room for them', () => {
    const money = fc.integer({ min: 0, max: 200_000 });
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(fc.array(fc.tuple(day, money), { minLength: 1, maxLength: 4 }), fc.nat(3), (facts, nth) => {
        const all = facts.map(([date, amount], index) => receipt(index + 1, date, amount));
        const sound = replayCard({ schedule, receipts: all, rule, order }).faults.length === 0;
        fc.pre(sound);
        const gone = all[nth % all.length]!;
        const { others, faults } = leaveOutReceipt(account(split(...all), gone.invoice));
        expect(faults).toEqual([]);
        expect(others.some((one) => one.receipt.invoice === gone.invoice)).toBe(false);
      }),
    );
  });

  it('and changing it to what it was: nothing changes', () => {
    const paid = split(receipt(1, '2026-01-05', 200_000), receipt(2, '2026-01-20', 351_900));
    for (const one of paid) {
      const money = one.credit_payment + one.penalty_payment;
      const same = changeReceipt(account(paid, one.invoice), { ...one, money });
      expect(same).toEqual({ receipt: one, others: [], faults: [] });
    }
  });
});
