import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isSunday, shownDueDate } from '@/lib/arithmetic/calendar';
import { promiseEnd, promiseState, type PromisePayment, type PromiseTerms } from './promiseState';

const HOLIDAYS = new Set(['2026-12-24', '2026-12-25']);
/** Entered at ten o'clock, an hour after promises of that day. */
const paid = (date_payment: string, credit_payment: number, penalty_payment = 0): PromisePayment => ({
  date_payment,
  received_at: `${date_payment}T10:00:00.000Z`,
  credit_payment,
  penalty_payment,
});
const at = (day: string) => `${day}T09:00:00.000Z`;
/** Made on Monday, due on Thursday, ends on Friday. */
const promise = (over: Partial<PromiseTerms> = {}): PromiseTerms => ({
  ...{ madeOn: '2026-11-16', madeAt: at('2026-11-16'), due: '2026-11-19', amount: 500_000, replacedOn: null },
  ...over,
});
const state = (today: string, payments: PromisePayment[] = [], over: Partial<PromiseTerms> = {}) =>
  promiseState(promise(over), payments, today, HOLIDAYS);

describe('promiseState', () => {
  it('runs until the end of the working day after it was due', () => {
    expect(state('2026-11-16')).toBe('RUNNING');
    expect(state('2026-11-20')).toBe('RUNNING');
    expect(state('2026-11-21')).toBe('BROKEN');
  });

  it('ends after Sundays and holidays', () => {
    expect(promiseEnd('2026-11-21', HOLIDAYS)).toBe('2026-11-23');
    expect(promiseEnd('2026-12-23', HOLIDAYS)).toBe('2026-12-26');
    expect(state('2026-12-26', [], { due: '2026-12-23' })).toBe('RUNNING');
    expect(state('2026-12-27', [], { due: '2026-12-23' })).toBe('BROKEN');
  });

  it.each([
    ['on the day it was made', [paid('2026-11-16', 500_000)]],
    ['on its last day', [paid('2026-11-20', 500_000)]],
    ['in parts, penalty among them', [paid('2026-11-17', 300_000), paid('2026-11-19', 100_000, 100_000)]],
  ])('is kept by what was paid %s', (_when, payments) => {
    expect(state('2026-11-20', payments)).toBe('KEPT');
    expect(state('2027-05-01', payments)).toBe('KEPT');
  });

  it.each([
    ['the day before it was made', [paid('2026-11-15', 500_000)]],
    ['a day too late', [paid('2026-11-21', 500_000)]],
    ['a rupiah less', [paid('2026-11-19', 499_999)]],
    ['nothing that counts', [paid('2026-11-19', 0)]],
    [
      'what was paid that day before it was made',
      [{ ...paid('2026-11-16', 500_000), received_at: '2026-11-16T08:59:59.999Z' }],
    ],
  ])('is broken by %s', (_what, payments) => {
    expect(state('2026-11-21', payments)).toBe('BROKEN');
  });

  it('is replaced unless it was kept or broken before', () => {
    expect(state('2026-11-18', [], { replacedOn: '2026-11-18' })).toBe('REPLACED');
    expect(state('2027-01-01', [], { replacedOn: '2026-11-20' })).toBe('REPLACED');
    expect(state('2027-01-01', [], { replacedOn: '2026-11-21' })).toBe('BROKEN');
    expect(state('2027-01-01', [paid('2026-11-17', 500_000)], { replacedOn: '2026-11-18' })).toBe('KEPT');
    // What came after it was replaced keeps the new one.
    expect(state('2027-01-01', [paid('2026-11-19', 500_000)], { replacedOn: '2026-11-18' })).toBe('REPLACED');
  });
});

const START = '2026-12-14';
const dayOf = (nth: number) => addDays(START, nth);
type Act =
  | { kind: 'promise'; ahead: number; amount: number }
  | { kind: 'pay'; back: number; credit: number; penalty: number }
  | { kind: 'void'; nth: number }
  | { kind: 'call' };
const act = fc.oneof<fc.Arbitrary<Act>[]>(
  fc.record({ kind: fc.constant('promise'), ahead: fc.nat(6), amount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('pay'), back: fc.nat(3), credit: fc.nat(5), penalty: fc.nat(3) }),
  fc.record({ kind: fc.constant('void'), nth: fc.nat(9) }),
  fc.record({ kind: fc.constant('call') }),
);
const history = fc.array(fc.array(act, { maxLength: 3 }), { minLength: 1, maxLength: 30 });

describe('random histories', () => {
  it('agree with a simulation that goes from day to day, with one running promise at most', () => {
    fc.assert(
      fc.property(history, (days) => {
        const promises: PromiseTerms[] = [];
        const payments: (PromisePayment & { voided: boolean })[] = [];
        days.forEach((acts, nth) => {
          const today = dayOf(nth);
          for (const [order, one] of acts.entries()) {
            const moment = `${today}T0${order}:00:00.000Z`;
            if (one.kind === 'promise') {
              const last = promises.at(-1);
              if (last && last.replacedOn === null) last.replacedOn = today;
              promises.push({
                madeOn: today,
                madeAt: moment,
                due: dayOf(nth + one.ahead),
                amount: one.amount,
                replacedOn: null,
              });
            } else if (one.kind === 'pay') {
              const payment = paid(dayOf(nth - one.back), one.credit, one.penalty);
              payments.push({ ...payment, received_at: moment, voided: false });
            } else if (one.kind === 'void') {
              const chosen = payments[one.nth];
              if (chosen) chosen.voided = true;
            }
          }
          const valid = payments.filter(({ voided }) => !voided);
          const states = promises.map((one) => promiseState(one, valid, today, HOLIDAYS));
          expect(states).toEqual(promises.map((one) => simulated(one, valid, today)));
          expect(states.filter((one) => one === 'RUNNING').length).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 300 },
    );
  });
});

/** Goes from day to day: money comes in, another promise takes its place, the day ends; one day of work is left after due. */
function simulated(one: PromiseTerms, payments: readonly PromisePayment[], today: string): string {
  let sum = 0;
  for (let day = one.madeOn; day <= today; day = addDays(day, 1)) {
    for (const payment of payments)
      if (payment.date_payment === day && payment.received_at > one.madeAt)
        sum += payment.credit_payment + payment.penalty_payment;
    if (sum >= one.amount) return 'KEPT';
    if (one.replacedOn === day) return 'REPLACED';
    const works = !isSunday(day) && !HOLIDAYS.has(day);
    if (day > one.due && works && day < today) return 'BROKEN';
  }
  return 'RUNNING';
}

it('runs on a day just when it is due on the last day of work before it, or later', () => {
  // So a database finds what runs by a range of due days (`server/letters/letterFacts`).
  for (let nth = 0; nth < 400; nth++) {
    const [today, yesterday] = [dayOf(nth), dayOf(nth - 1)];
    for (let back = -3; back < 10; back++) {
      const due = dayOf(nth - back);
      expect(promiseEnd(due, HOLIDAYS) >= today, `${due} on ${today}`).toBe(
        due >= shownDueDate(yesterday, HOLIDAYS),
      );
    }
  }
});
