import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { buildCard, type LinePayment } from './card';
import { penaltyFor, type PenaltyRule } from './penalty';
import { buildSchedule } from './schedule';

const RULE: PenaltyRule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
};
/** Six instalments of a million, due on the 15th from February to July. */
const SCHEDULE = buildSchedule({
  method: 'FLAT',
  principal: 5_400_000,
  rateBp: 2200,
  tenor: 6,
  roundTo: 1000,
  dateStart: '2026-01-15',
}).map((line) => ({ ...line, instalment: 1_000_000, interest: 1_000_000 - line.principal }));

function pay(credit_to: number, date_payment: string, values: Partial<LinePayment> = {}): LinePayment {
  return {
    credit_to,
    transaction_to: 1,
    date_payment,
    credit_payment: 0,
    credit_discount: 0,
    penalty: 0,
    penalty_payment: 0,
    penalty_discount: 0,
    ...values,
  };
}
const cardOf = (asOf: string, payments: LinePayment[] = []) =>
  buildCard({ schedule: SCHEDULE, payments, rule: RULE, asOf });
const lineOf = (asOf: string, payments: LinePayment[] = [], number = 1) =>
  cardOf(asOf, payments).lines.find((line) => line.number === number)!;

/** Part payments of any size that a line can still take, on any days. */
const payments = fc
  .array(
    fc.record({
      credit_to: fc.integer({ min: 1, max: 2 }),
      date: fc.integer({ min: -20, max: 90 }),
      credit_payment: fc.integer({ min: 0, max: 120_000 }),
      credit_discount: fc.integer({ min: 0, max: 5_000 }),
      penalty_payment: fc.integer({ min: 0, max: 20_000 }),
      penalty_discount: fc.integer({ min: 0, max: 5_000 }),
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map(({ date, ...values }) => pay(values.credit_to, addDays('2026-02-15', date), values)));
const asOfs = fc.integer({ min: -30, max: 300 }).map((days) => addDays('2026-02-15', days));

describe('a payment card', () => {
  it.each([
    ['2026-02-07', 'UPCOMING', 0],
    ['2026-02-08', 'DUE', 0],
    ['2026-02-15', 'DUE', 0],
    ['2026-02-16', 'OVERDUE', 0],
    ['2026-02-18', 'OVERDUE', 0],
    ['2026-02-25', 'OVERDUE', 35_000],
  ])('on %s its first line is %s with penalty %i', (asOf, status, penalty) => {
    expect(lineOf(asOf)).toMatchObject({ status, penalty, remainder: 1_000_000, transactions: 0 });
  });

  it('is PART_PAID until it is late', () => {
    const part = [pay(1, '2026-02-01', { credit_payment: 400_000 })];
    expect(lineOf('2026-02-15', part)).toMatchObject({ status: 'PART_PAID', remainder: 600_000 });
    expect(lineOf('2026-02-16', part)).toMatchObject({ status: 'OVERDUE', remainder: 600_000, overdue: 1 });
  });

  it('charges penalty only on what is outstanding, and keeps what was not paid of it', () => {
    const part = [pay(1, '2026-02-25', { credit_payment: 400_000 })];
    // 7 days on a million, carried; then 10 days on 600.000.
    expect(lineOf('2026-02-25', part).penalty).toBe(35_000);
    expect(lineOf('2026-03-07', part).penalty).toBe(65_000);
    const paid = [{ ...part[0]!, penalty_payment: 30_000, penalty_discount: 5_000 }];
    expect(lineOf('2026-03-07', paid).penalty).toBe(30_000);
  });

  it('is PAID with penalty owed when only the instalment is covered; the days go on until all is', () => {
    const covered = [pay(1, '2026-02-25', { credit_payment: 990_000, credit_discount: 10_000 })];
    expect(lineOf('2026-04-01', covered)).toMatchObject({ status: 'PAID', penalty: 35_000, overdue: 45 });
    const settled = [...covered, pay(1, '2026-02-27', { transaction_to: 2, penalty_payment: 35_000 })];
    expect(lineOf('2026-04-01', settled)).toMatchObject({
      status: 'PAID',
      penalty: 0,
      overdue: 12,
      transactions: 2,
    });
    expect(cardOf('2026-04-01', settled).dpd).toBe(17);
  });

  it('paid early is not late', () => {
    const early = [pay(1, '2026-02-01', { credit_payment: 1_000_000 })];
    expect(lineOf('2026-04-01', early)).toMatchObject({ status: 'PAID', overdue: 0, penalty: 0 });
  });

  it('does not yet count what is paid after its date', () => {
    const later = [pay(1, '2026-02-25', { credit_payment: 1_000_000 })];
    expect(cardOf('2026-02-24', later)).toEqual(cardOf('2026-02-24'));
  });

  it('refuses money on a line that does not exist', () => {
    expect(() => cardOf('2026-02-24', [pay(7, '2026-02-01')])).toThrow(RangeError);
  });

  it('adds up: paid + discount + remainder is what was due, penalty is never negative', () => {
    fc.assert(
      fc.property(payments, asOfs, (all, asOf) => {
        const { lines, totals } = cardOf(asOf, all);
        for (const line of lines) {
          expect(line.paid + line.discount + line.remainder).toBe(line.instalment);
          expect(Math.min(line.penalty, line.overdue)).toBeGreaterThanOrEqual(0);
        }
        expect(totals.paid + totals.discount + totals.remainder).toBe(totals.instalment);
        expect(totals.penalty).toBe(lines.reduce((sum, line) => sum + line.penalty, 0));
      }),
    );
  });

  it('does not depend on the order in which receipts come, nor on how a day is cut into receipts', () => {
    fc.assert(
      fc.property(payments, asOfs, fc.nat(), (all, asOf, seed) => {
        const shuffled = [...all.slice(seed % (all.length + 1)), ...all.slice(0, seed % (all.length + 1))];
        expect(cardOf(asOf, shuffled)).toEqual(cardOf(asOf, all));
        const cut = all.flatMap((p) => {
          const half = Math.floor(p.credit_payment / 2);
          return [
            { ...p, credit_payment: half },
            { ...p, ...NOTHING, credit_payment: p.credit_payment - half },
          ];
        });
        expect(cardOf(asOf, cut).totals).toEqual(cardOf(asOf, all).totals);
      }),
    );
  });

  it('lets a receipt for penalty alone change nothing but what was paid of it', () => {
    const late = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-02-15', days));
    fc.assert(
      fc.property(payments, asOfs, late, fc.nat(100_000), (all, asOf, date, penalty_payment) => {
        const before = lineOf(asOf, all);
        const after = lineOf(asOf, [...all, pay(1, date, { penalty_payment })]);
        const paid = date <= asOf ? penalty_payment : 0;
        expect(after.penalty).toBe(Math.max(0, before.penalty - paid));
        expect(after.remainder).toBe(before.remainder);
      }),
    );
  });

  it('forgets a voided receipt as if it had never been', () => {
    fc.assert(
      fc.property(payments, asOfs, fc.integer({ min: 1, max: 6 }), (all, asOf, number) => {
        const before = cardOf(asOf, all);
        const voided = pay(number, asOf, {
          credit_payment: 50_000,
          penalty_payment: 1_000,
          transaction_to: 9,
        });
        const during = cardOf(asOf, [...all, voided]);
        expect(during.totals.remainder).toBe(before.totals.remainder - 50_000);
        expect(
          cardOf(
            asOf,
            [...all, voided].filter((p) => p !== voided),
          ),
        ).toEqual(before);
      }),
    );
  });

  it('a part payment never raises what is owed later, and the whole penalty is the rule without one', () => {
    fc.assert(
      fc.property(asOfs, fc.integer({ min: 1, max: 1_000_000 }), fc.nat(60), (asOf, amount, late) => {
        const without = lineOf(asOf);
        expect(without.penalty).toBe(penaltyFor(RULE, 1_000_000, without.overdue));
        const part = [pay(1, addDays('2026-02-15', late), { credit_payment: amount })];
        expect(lineOf(asOf, part).penalty).toBeLessThanOrEqual(without.penalty);
      }),
    );
  });
});

const NOTHING = { credit_discount: 0, penalty_payment: 0, penalty_discount: 0 };
