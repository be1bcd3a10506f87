import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { buildCard, type LinePayment } from './card';
import { dueNow } from './dueNow';
import { buildSchedule } from './schedule';

const schedule = buildSchedule({
  method: 'FLAT',
  principal: 12_000_000,
  rateBp: 2200,
  tenor: 12,
  roundTo: 1000,
  dateStart: '2026-03-08',
  dueDay: null,
  inAdvance: false,
});
const rule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
} as const;
const INSTALMENT = schedule[0]?.instalment ?? 0;
const NONE = new Set<string>();

const paid = (number: number, credit: number, over: Partial<LinePayment> = {}): LinePayment => ({
  credit_to: number,
  transaction_to: 1,
  date_payment: schedule[number - 1]?.date_maturity ?? '',
  credit_payment: credit,
  credit_discount: 0,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
  ...over,
});
const upTo = (last: number) => Array.from({ length: last }, (_, index) => paid(index + 1, INSTALMENT));
const at = (asOf: string, payments: readonly LinePayment[]) =>
  dueNow(buildCard({ schedule, payments, rule, asOf }), asOf, NONE);

describe('dueNow', () => {
  it('is the next instalment while nothing is late', () => {
    expect(at('2026-06-01', upTo(2))).toEqual({
      date: '2026-06-08',
      pay_by: '2026-06-08',
      count: 1,
      instalments: INSTALMENT,
      penalty: 0,
      total: INSTALMENT,
    });
  });

  it('is all that fell due, today included, with the penalty of each', () => {
    const due = at('2026-08-08', upTo(2));
    expect(due).toMatchObject({ date: '2026-06-08', count: 3, instalments: 3 * INSTALMENT });
    expect(due?.penalty).toBeGreaterThan(0);
    expect(due?.total).toBe(3 * INSTALMENT + (due?.penalty ?? 0));
  });

  it('knows what is left of an instalment that was paid in part', () => {
    expect(at('2026-06-01', [...upTo(2), paid(3, 500_000, { date_payment: '2026-05-30' })])).toMatchObject({
      instalments: INSTALMENT - 500_000,
    });
  });

  it('is penalty alone once every instalment is covered', () => {
    const late = upTo(12).map((payment) =>
      payment.credit_to === 12 ? { ...payment, date_payment: '2027-04-20' } : payment,
    );
    const due = at('2027-05-01', late);
    expect(due).toMatchObject({ date: null, pay_by: null, count: 0, instalments: 0 });
    expect(due?.total).toBe(due?.penalty);
    expect(due?.penalty).toBeGreaterThan(0);
  });

  it('is nothing when all is paid', () => {
    expect(at('2027-03-09', upTo(12))).toBeNull();
  });

  it('is best paid on the working day before a Sunday or a holiday', () => {
    const card = buildCard({ schedule, payments: upTo(7), rule, asOf: '2026-11-01' });
    // 8 November 2026 is a Sunday.
    expect(dueNow(card, '2026-11-01', NONE)).toMatchObject({ date: '2026-11-08', pay_by: '2026-11-07' });
    expect(dueNow(card, '2026-11-01', new Set(['2026-11-07']))).toMatchObject({ pay_by: '2026-11-06' });
  });

  it('whoever pays it owes nothing that day, whatever was paid before', () => {
    const parts = fc.array(fc.integer({ min: 0, max: INSTALMENT }), { maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 500 }), (amounts, days) => {
        const asOf = addDays('2026-03-08', days);
        const before = amounts
          .map((amount, index) => paid(index + 1, amount))
          .filter(({ date_payment: date, credit_payment: sum }) => date <= asOf && sum > 0);
        const card = buildCard({ schedule, payments: before, rule, asOf });
        const due = dueNow(card, asOf, NONE);
        const owed = card.lines.filter((line) => line.date_maturity <= asOf);
        const late = owed.reduce((sum, line) => sum + line.remainder, 0);
        expect(due?.total ?? 0).toBeGreaterThanOrEqual(late + card.totals.penalty);
        expect(due?.total ?? 0).toBeLessThanOrEqual(card.totals.remainder + card.totals.penalty);
        if (!due) return;
        // All lines up to the last that it names are covered by it, and no other.
        const named = card.lines.filter((line) => line.remainder > 0).slice(0, due.count);
        expect(named.reduce((sum, line) => sum + line.remainder, 0)).toBe(due.instalments);
      }),
    );
  });
});
