import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { buildCard, type LinePayment } from './card';
import { receiptAmounts } from './receiptAmounts';
import type { PenaltyRule } from './penalty';
import { buildSchedule } from './schedule';
import { settlementShares } from './settlementShares';

const RULE: PenaltyRule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
};
const START = '2026-01-15';
/** Twelve lines of 1.000.000 + 120.000, due on the 15th from February. */
const SCHEDULE = buildSchedule({
  method: 'FLAT',
  principal: 12_000_000,
  rateBp: 1200,
  tenor: 12,
  roundTo: 1,
  dateStart: START,
});
const pay = (
  credit_to: number,
  credit_payment: number,
  date_payment: string,
  transaction = 1,
): LinePayment => ({
  credit_to,
  transaction_to: transaction,
  date_payment,
  credit_payment,
  credit_discount: 0,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
});
const cardOn = (asOf: string, payments: readonly LinePayment[]) =>
  buildCard({ schedule: SCHEDULE, payments, rule: RULE, asOf });
function settle(asOf: string, paidOn: string, payments: readonly LinePayment[] = [], feeBp = 500) {
  return settlementShares({
    card: cardOn(paidOn, payments),
    quoted: cardOn(asOf, payments),
    dateStart: START,
    rule: { feeBp },
    asOf,
  });
}

describe('the receipts of a settlement', () => {
  it('pay what the quote charges and forgive the interest that it does not', () => {
    const { quote, shares, interestForgiven } = settle('2026-03-25', '2026-03-25', [
      pay(1, 1_120_000, '2026-02-15'),
      pay(2, 320_000, '2026-03-15'),
    ]);
    expect(shares).toHaveLength(11);
    expect(shares[0]).toMatchObject({
      credit_to: 2,
      transaction_to: 2,
      credit: 800_000,
      credit_payment: 800_000,
      credit_discount: 0,
      penalty: 28_000,
      penalty_payment: 28_000,
    });
    expect(shares[1]).toMatchObject({ credit_to: 3, credit_payment: 1_038_710, credit_discount: 81_290 });
    expect(shares[2]).toMatchObject({ credit_to: 4, credit_payment: 1_000_000, credit_discount: 120_000 });
    expect(interestForgiven).toBe(10 * 120_000 - quote.interest);
  });

  it('honour a quote of some days ago: what accrued since is forgiven', () => {
    const then = settle('2026-03-25', '2026-03-25');
    const later = settle('2026-03-25', '2026-03-30');
    expect(later.quote).toEqual(then.quote);
    expect(later.shares[1]).toMatchObject({ penalty_payment: then.shares[1]?.penalty_payment });
    expect(later.shares[1]?.penalty_discount).toBeGreaterThan(0);
  });

  it('sum to the quote to the rupiah, cover every line, and never go below 0', () => {
    const drawn = fc.array(
      fc.record({ line: fc.integer({ min: 1, max: 12 }), amount: fc.nat(110_000), day: fc.nat(380) }),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(
        drawn,
        fc.nat(400),
        fc.nat(7),
        fc.nat(1000),
        fc.nat(100),
        (all, day, wait, feeBp, percent) => {
          const asOf = addDays(START, day);
          const paidOn = addDays(asOf, wait);
          const payments = all
            .map(({ line, amount, day: on }, index) => pay(line, amount, addDays(START, on), index + 1))
            // A payment after the quote is another card.
            .filter((payment) => payment.date_payment <= asOf);
          const { quote, shares, interestForgiven } = settle(asOf, paidOn, payments, feeBp);
          for (const share of shares) {
            expect(share.credit_payment + share.credit_discount).toBe(share.credit);
            expect(share.penalty_payment + share.penalty_discount).toBe(share.penalty);
            expect(Math.min(...Object.values(share).filter((value) => typeof value === 'number'))).toBe(0);
          }
          const cash = Math.floor((quote.total * percent) / 100);
          if (shares.length === 0) return expect(quote.total).toBe(0);
          const receipts = receiptAmounts({ shares, collector_payment: quote.fee, cash });
          const sum = (key: 'payment' | 'cash' | 'bank') =>
            receipts.reduce((total, one) => total + one[key], 0);
          expect(sum('payment')).toBe(quote.total);
          expect([sum('cash'), sum('bank')]).toEqual([cash, quote.total - cash]);
          const before = cardOn(asOf, payments).totals.remainder;
          expect(interestForgiven).toBe(before - quote.principal - quote.interest);
          const written = receipts.map((receipt) => ({ ...receipt, date_payment: paidOn }));
          const after = cardOn(paidOn, [...payments, ...written]);
          expect([after.totals.remainder, after.totals.penalty]).toEqual([0, 0]);
        },
      ),
    );
  });

  it('need two cards of the same contract', () => {
    const card = cardOn('2026-03-25', []);
    const quoted = { ...card, lines: card.lines.slice(1) };
    const input = { card, quoted, dateStart: START, rule: { feeBp: 0 }, asOf: '2026-03-25' };
    expect(() => settlementShares(input)).toThrow(RangeError);
  });
});
