import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { buildCard, type LinePayment } from './card';
import { standingOf } from './standing';

const DUES = ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10'];
/** Four instalments of 500, of which 400 are principal. */
const schedule = DUES.map((date_maturity, index) => ({
  number: index + 1,
  date_maturity,
  instalment: 500,
  principal: 400,
  interest: 100,
  remaining: 1600 - (index + 1) * 400,
}));
const rule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
} as const;

const pay = (
  credit_to: number,
  date_payment: string,
  credit_payment: number,
  credit_discount = 0,
): LinePayment => ({
  credit_to,
  transaction_to: 1,
  date_payment,
  credit_payment,
  credit_discount,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
});
const standing = (...payments: LinePayment[]) =>
  standingOf(buildCard({ schedule, payments, rule, asOf: '2026-12-31' }), payments);

describe('standingOf', () => {
  it('of nothing paid is all the principal, late from the first due day on', () => {
    expect(standing()).toEqual({
      nextDue: '2026-01-10',
      outstanding: 1600,
      lateFrom: '2026-01-11',
      paidInTime: 0,
    });
  });

  it('counts money on a line as interest first', () => {
    expect(standing(pay(1, '2026-01-10', 100)).outstanding).toBe(1600);
    expect(standing(pay(1, '2026-01-10', 101)).outstanding).toBe(1599);
    expect(standing(pay(1, '2026-01-10', 500)).outstanding).toBe(1200);
  });

  it('of all that is covered owes nothing', () => {
    expect(standing(...[1, 2, 3, 4].map((line) => pay(line, '2026-01-09', 500)))).toEqual({
      nextDue: null,
      outstanding: 0,
      lateFrom: null,
      paidInTime: 4,
    });
  });

  it('begins a stretch again after everything late was paid for a day', () => {
    expect(standing(pay(1, '2026-02-10', 500)).lateFrom).toBe('2026-02-11');
    expect(standing(pay(1, '2026-02-11', 500)).lateFrom).toBe('2026-01-11');
  });

  it('counts what was paid by its due day as paid in time, and nothing that was forgiven', () => {
    expect(standing(pay(1, '2026-01-10', 500), pay(2, '2026-02-11', 500)).paidInTime).toBe(1);
    expect(standing(pay(1, '2026-01-10', 499, 1)).paidInTime).toBe(0);
  });

  it('says the stretch that going through the days finds', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const payments = drawn(seed);
      const { nextDue, lateFrom } = standing(...payments);
      const lateOn = (day: string) =>
        schedule.some(
          (line) => line.date_maturity < day && coveredBy(payments, line.number, day) < line.instalment,
        );
      if (nextDue === null) expect(lateFrom).toBeNull();
      else {
        let first = addDays(nextDue, 1);
        while (lateOn(addDays(first, -1))) first = addDays(first, -1);
        expect(lateFrom, JSON.stringify(payments)).toBe(first);
      }
    }
  });
});

/** What was paid on a line up to the end of a day. */
const coveredBy = (payments: readonly LinePayment[], line: number, day: string) =>
  payments
    .filter((one) => one.credit_to === line && one.date_payment <= day)
    .reduce((sum, one) => sum + one.credit_payment + one.credit_discount, 0);

/** Lines in any order, whole or in parts, on days around their due days. */
function drawn(seed: number): LinePayment[] {
  let state = seed * 2_654_435_761;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return schedule.flatMap((line) => {
    const day = () => addDays(line.date_maturity, next(70) - 20);
    const kind = next(4);
    if (kind === 0) return [];
    if (kind === 1) return [pay(line.number, day(), 1 + next(499))];
    const part = next(500);
    return [pay(line.number, day(), part), pay(line.number, day(), 500 - part)];
  });
}
