import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { buildCard, type LinePayment } from './card';
import type { PenaltyRule } from './penalty';
import { buildSchedule } from './schedule';
import { settlementQuote } from './settlement';

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
const pay = (credit_to: number, credit_payment: number, date_payment: string): LinePayment => ({
  credit_to,
  transaction_to: 1,
  date_payment,
  credit_payment,
  credit_discount: 0,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
});
const quote = (asOf: string, payments: LinePayment[] = [], feeBp = 500) =>
  settlementQuote({
    card: buildCard({ schedule: SCHEDULE, payments, rule: RULE, asOf }),
    dateStart: START,
    rule: { feeBp },
    asOf,
  });

describe('early settlement', () => {
  it('shows its arithmetic, step by step', () => {
    // Line 1 is paid, line 2 (15 March) is 10 days late with 320.000 paid in time, line 3 is due on 15 April.
    const payments = [pay(1, 1_120_000, '2026-02-15'), pay(2, 320_000, '2026-03-15')];
    expect(quote('2026-03-25', payments)).toEqual({
      lines: [
        { kind: 'PRINCIPAL_DUE', from: 2, to: 2, scheduled: 1_000_000, covered: 200_000, amount: 800_000 },
        { kind: 'PRINCIPAL_AHEAD', from: 3, to: 12, scheduled: 10_000_000, covered: 0, amount: 10_000_000 },
        {
          kind: 'INTEREST_RUNNING',
          number: 3,
          scheduled: 120_000,
          since: '2026-03-15',
          days: 10,
          daysOfMonth: 31,
          accrued: 38_710,
          covered: 0,
          amount: 38_710,
        },
        { kind: 'PENALTY', number: 2, overdue: 10, amount: 28_000 },
        { kind: 'FEE', base: 10_000_000, feeBp: 500, amount: 500_000 },
      ],
      principal: 10_800_000,
      interest: 38_710,
      penalty: 28_000,
      fee: 500_000,
      total: 11_366_710,
    });
  });

  it('charges a whole month on the due date, and nothing on the first day', () => {
    expect(quote(START)).toMatchObject({ principal: 12_000_000, interest: 0, penalty: 0, fee: 600_000 });
    expect(quote('2026-02-14')).toMatchObject({ interest: Math.ceil((120_000 * 30) / 31) });
    expect(quote('2026-02-15')).toMatchObject({ interest: 120_000, fee: 550_000 });
    expect(quote('2025-12-31')).toMatchObject({ interest: 0 });
  });

  it('counts what was paid ahead against the interest that has run, then against principal', () => {
    const ahead = [pay(1, 400_000, '2026-01-20')];
    // 5 days of 31 have run: 19.355.
    expect(quote('2026-01-20', ahead, 0)).toMatchObject({ interest: 0, principal: 12_000_000 - 380_645 });
    expect(quote('2026-01-20', [pay(1, 1_120_000, '2026-01-20')], 0).total).toBe(11_000_000);
  });

  it('asks on every line at most what is owed on it, plus the fee', () => {
    const payments = fc.array(
      fc.record({ line: fc.integer({ min: 1, max: 12 }), amount: fc.nat(100_000), day: fc.nat(380) }),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(payments, fc.nat(400), fc.nat(1000), (drawn, day, feeBp) => {
        const asOf = addDays(START, day);
        const paid = drawn.map(({ line, amount, day: on }) => pay(line, amount, addDays(START, on)));
        const card = buildCard({ schedule: SCHEDULE, payments: paid, rule: RULE, asOf });
        const q = settlementQuote({ card, schedule: SCHEDULE, dateStart: START, rule: { feeBp }, asOf });
        expect(q.total).toBe(q.principal + q.interest + q.penalty + q.fee);
        expect(q.lines.reduce((sum, step) => sum + step.amount, 0)).toBe(q.total);
        expect(q.lines.every((step) => Number.isSafeInteger(step.amount) && step.amount >= 0)).toBe(true);
        expect(q.penalty).toBe(card.totals.penalty);
        expect(q.principal + q.interest).toBeLessThanOrEqual(card.totals.remainder);
        expect(q.principal + q.interest).toBeGreaterThanOrEqual(0);
        // When the last line is due, settling is paying what is owed.
        if (asOf >= '2027-01-15') expect(q.total).toBe(card.totals.remainder + card.totals.penalty);
        // Money paid today never raises what settles.
        const more = quote(asOf, [...paid, pay(12, 50_000, asOf)], feeBp);
        expect(more.total).toBeLessThanOrEqual(q.total);
      }),
    );
  });

  it('needs real dates and whole rates', () => {
    expect(() => quote('2026-02-30')).toThrow(RangeError);
    expect(() => quote('2026-02-15', [], 0.5)).toThrow(RangeError);
  });
});

describe('settling a contract with other due dates', () => {
  const loan = {
    method: 'EFFECTIVE' as const,
    principal: 12_000_000,
    rateBp: 1200,
    tenor: 12,
    roundTo: 1,
    dateStart: '2026-01-15',
  };
  const runningOn = (over: { dueDay?: number; inAdvance?: boolean }, asOf: string) => {
    const schedule = buildSchedule({ ...loan, ...over });
    const card = buildCard({ schedule, payments: [], rule: RULE, asOf });
    const { lines } = settlementQuote({ card, dateStart: loan.dateStart, rule: { feeBp: 0 }, asOf });
    return lines.find((step) => step.kind === 'INTEREST_RUNNING');
  };

  it('a first period of other length runs from the contract date over its own days', () => {
    // 5 February is 21 days away.
    expect(runningOn({ dueDay: 5 }, '2026-01-25')).toMatchObject({
      since: '2026-01-15',
      days: 10,
      daysOfMonth: 21,
      // 120.000 × 10 / 21 = 57.142,86
      accrued: 57_143,
    });
    expect(runningOn({ dueDay: 5 }, '2026-02-10')).toMatchObject({
      number: 2,
      since: '2026-02-05',
      days: 5,
      daysOfMonth: 28,
    });
  });

  it('in advance the first line is due at once, and the second runs from the contract date', () => {
    // 11.000.000 × 1 % = 110.000 over 31 days.
    expect(runningOn({ inAdvance: true }, '2026-01-15')).toMatchObject({
      number: 2,
      since: '2026-01-15',
      days: 0,
      daysOfMonth: 31,
      accrued: 0,
    });
    expect(runningOn({ inAdvance: true }, '2026-01-25')).toMatchObject({ days: 10, accrued: 35_484 });
    expect(runningOn({ inAdvance: true, dueDay: 5 }, '2026-02-10')).toMatchObject({
      number: 3,
      since: '2026-02-05',
    });
  });
});
