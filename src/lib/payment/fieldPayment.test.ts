import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCard } from '../arithmetic/card';
import { addDays } from '../arithmetic/calendar';
import { cardOn, type CheckedCard } from './cardOn';
import { checkPayment } from './checkPayment';
import { fieldPayment } from './fieldPayment';

const START = '2026-01-15';
const TODAY = '2026-06-20';

/** Twelve lines of Rp500.000, of which nothing is paid; Rp2.500 a day after three days of grace. */
function shownOn(asOf = TODAY): CheckedCard {
  const structure = {
    ...{ penalty_grace_days: 3, penalty_kind: 'RATE' as const, penalty_rate_bp: 50, penalty_per_day: 0 },
    ...{ penalty_cap_bp: 10_000, allocation_order: 'PENALTY_FIRST' as const, date_start: START },
  };
  const schedule = Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    date_maturity: addDays(START, 30 * (index + 1)),
    ...{ instalment: 500_000, principal: 400_000, interest: 100_000, remaining: 400_000 * (11 - index) },
  }));
  const rule = {
    ...{ penaltyGraceDays: 3, penaltyKind: 'RATE' as const, penaltyRateBp: 50 },
    ...{ penaltyPerDay: 0, penaltyCapBp: 10_000 },
  };
  return {
    contract: { structure },
    card: buildCard({ schedule, payments: [], rule, asOf }),
    ...{ as_of: asOf, payments: [], may_forgive: { credit_bp: 0, penalty_bp: 0 }, transfer_days_back: null },
    ...{ max_collector_fee: 0, receiving: { accounts: [], required: false }, deposit_balance: 0 },
  };
}

const paid = (over: { date_payment: string; cash: number }) => ({
  ...{ amount: over.cash, waivers: [], collector_payment: 0, bank: 0, ...over },
});

describe('cash of an earlier day', () => {
  it('is let through for a TTS alone', () => {
    const payment = paid({ date_payment: '2026-06-10', cash: 100_000 });
    expect(checkPayment(shownOn(), payment).obstacles).toHaveProperty('date_payment');
    expect(checkPayment(shownOn(), payment, true)).toMatchObject({ obstacles: {}, errors: {} });
    // What is wrong with a payment stays wrong.
    const ahead = paid({ date_payment: '2026-06-21', cash: 100_000 });
    expect(checkPayment(shownOn(), ahead, true).errors).toHaveProperty('date_payment');
  });
});

describe('a TTS on a card', () => {
  it('is all there, with no more penalty than the card of its day says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 0, max: 200 }),
        (amount, back) => {
          const day = addDays(TODAY, -back);
          const becomes = fieldPayment(shownOn(), { day, amount });
          if ('problem' in becomes) throw new Error(becomes.problem);
          const { receipts, rest, date, deposit } = becomes;
          expect(receipts.reduce((sum, one) => sum + one.cash, 0) + deposit.cash).toBe(amount);
          expect(receipts.every((one) => one.payment === one.cash && one.collector_payment === 0)).toBe(true);
          expect(date).toBe(day < START ? START : day);
          const then = cardOn(shownOn(), date);
          const penalty = receipts.reduce((sum, one) => sum + one.penalty_payment, 0);
          expect(penalty).toBeLessThanOrEqual(then.totals.penalty);
          if (rest > 0) expect(penalty).toBe(then.totals.penalty);
          expect(deposit).toEqual({ amount: rest, cash: rest, bank: 0 });
        },
      ),
    );
  });

  it('becomes a deposit where nothing is owed', () => {
    const shown = shownOn();
    const settled = { ...shown, card: { ...shown.card, lines: [] } };
    expect(fieldPayment(settled, { day: TODAY, amount: 50_000 })).toMatchObject({
      ...{ receipts: [], rest: 50_000, deposit: { amount: 50_000, cash: 50_000 } },
    });
  });
});
