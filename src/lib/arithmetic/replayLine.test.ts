import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AllocationOrder } from './allocate';
import { addDays } from './calendar';
import { buildCard } from './card';
import { replayCard, type LineReceipt } from './replayCard';
import { moneyOf } from './lineFact';
import { replayLine } from './replayLine';
import { buildSchedule } from './schedule';

const RULE = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
} as const;
const PENALTY_FIRST: AllocationOrder = ['penalty', 'instalment'];
const INSTALMENT_FIRST: AllocationOrder = ['instalment', 'penalty'];
/** Six instalments of a million, due on the 15th from February to July. */
const SCHEDULE = buildSchedule({
  method: 'FLAT',
  principal: 5_400_000,
  rateBp: 2200,
  tenor: 6,
  roundTo: 1000,
  dateStart: '2026-01-15',
}).map((line) => ({ ...line, instalment: 1_000_000, interest: 1_000_000 - line.principal }));
const LINE = SCHEDULE[0]!;

function fact(
  transaction_to: number,
  day: number,
  money: number,
  over: Partial<LineReceipt> = {},
): LineReceipt {
  return {
    invoice: `N${transaction_to}`,
    credit_to: 1,
    transaction_to,
    date_payment: addDays(LINE.date_maturity, day),
    overdue: 0,
    credit: 0,
    credit_payment: money,
    credit_discount: 0,
    penalty: 0,
    penalty_payment: 0,
    penalty_discount: 0,
    given: null,
    ...over,
  };
}

const replay = (receipts: readonly LineReceipt[], order = PENALTY_FIRST) =>
  replayLine({ line: LINE, receipts, rule: RULE, order });

/** Facts that may well be more than the line can take. */
const facts = fc.array(
  fc.record({
    day: fc.integer({ min: -20, max: 120 }),
    money: fc.oneof(fc.nat(60_000), fc.nat(600_000)),
    credit_discount: fc.oneof(fc.constant(0), fc.nat(80_000)),
    penalty_discount: fc.oneof(fc.constant(0), fc.nat(80_000)),
  }),
  { minLength: 1, maxLength: 6 },
);
const orders = fc.constantFrom(PENALTY_FIRST, INSTALMENT_FIRST);
type Fact = typeof facts extends fc.Arbitrary<infer All> ? (All extends (infer One)[] ? One : never) : never;

/** Enters facts one by one; each time everything on the line is written again as the days give it. */
function enter(all: readonly Fact[], order: AllocationOrder): { written: LineReceipt[]; surplus: number } {
  let written: LineReceipt[] = [];
  let surplus = 0;
  for (const { day, money, ...discounts } of all) {
    const next = fact(written.length + 1, day, money, discounts);
    const result = replay([...written, next], order);
    surplus = result.surplus;
    if (surplus > 0) break;
    const restated = new Map(
      replayCard({ schedule: SCHEDULE, receipts: [...written, next], rule: RULE, order }).restated.map(
        (one) => [one.receipt, one.after],
      ),
    );
    written = [...written, next].map((one) => restated.get(one) ?? one);
  }
  return { written, surplus };
}

describe('a line that is replayed by its days', () => {
  it('splits a later receipt again when an earlier one comes in after it', () => {
    // Due 15 February; 600.000 on the 25th were 35.000 of penalty and 565.000 of the instalment.
    const late = fact(1, 10, 0, {
      overdue: 10,
      credit: 1_000_000,
      credit_payment: 565_000,
      penalty: 35_000,
      penalty_payment: 35_000,
    });
    expect(replayCard({ schedule: SCHEDULE, receipts: [late], rule: RULE, order: PENALTY_FIRST })).toEqual({
      restated: [],
      faults: [],
    });
    const early = fact(2, 0, 400_000, { credit: 1_000_000 });
    const { restated, faults } = replayCard({
      schedule: SCHEDULE,
      receipts: [late, early],
      rule: RULE,
      order: PENALTY_FIRST,
    });
    expect(faults).toEqual([]);
    expect(restated.map(({ changes }) => changes)).toEqual([
      [
        { invoice: 'N1', field: 'credit', before: 1_000_000, after: 600_000 },
        { invoice: 'N1', field: 'credit_payment', before: 565_000, after: 579_000 },
        { invoice: 'N1', field: 'penalty', before: 35_000, after: 21_000 },
        { invoice: 'N1', field: 'penalty_payment', before: 35_000, after: 21_000 },
      ],
    ]);
  });

  it('cuts what was forgiven to what is owed, and forgives before it takes money', () => {
    const { receipts, surplus } = replay([fact(1, 10, 1_000_000, { penalty_discount: 99_000 })]);
    expect(surplus).toBe(0);
    expect(receipts[0]?.share).toMatchObject({
      penalty: 35_000,
      penalty_discount: 35_000,
      penalty_payment: 0,
    });
  });

  it('forgets nothing that was forgiven: what an earlier payment cut counts again without it', () => {
    const given = { credit_discount: 0, penalty_discount: 35_000 };
    const cut = fact(1, 10, 100_000, { given, penalty_discount: 21_000 });
    expect(replay([cut]).receipts[0]?.share).toMatchObject({
      penalty_discount: 35_000,
      credit_payment: 100_000,
    });
    const { restated } = replayCard({
      schedule: SCHEDULE,
      receipts: [cut],
      rule: RULE,
      order: PENALTY_FIRST,
    });
    expect(restated[0]?.after).toMatchObject({ penalty_discount: 35_000, given: null });
    const back = replayCard({
      schedule: SCHEDULE,
      receipts: [fact(2, 0, 400_000), restated[0]!.after],
      rule: RULE,
      order: PENALTY_FIRST,
    });
    expect(back.restated.find((one) => one.receipt.invoice === 'N1')?.after).toMatchObject({
      penalty_discount: 21_000,
      given,
    });
  });

  it('names the line that holds more than it can take', () => {
    const receipts = [fact(1, 0, 200_000), fact(2, 0, 340_000), fact(3, 0, 540_000)];
    const { faults } = replayCard({ schedule: SCHEDULE, receipts, rule: RULE, order: PENALTY_FIRST });
    expect(faults).toEqual([{ code: 'SURPLUS', credit_to: 1, amount: 80_000 }]);
    const lost = [fact(1, 0, 5, { credit_to: 9 })];
    expect(
      replayCard({ schedule: SCHEDULE, receipts: lost, rule: RULE, order: PENALTY_FIRST }).faults,
    ).toEqual([{ code: 'NO_LINE', credit_to: 9, amount: 5 }]);
  });

  it('counts what was forgiven without a receipt, and asks nothing else of it', () => {
    const waiver = fact(0, 10, 0, { invoice: 'W1', penalty_discount: 30_000 });
    const paid = fact(1, 10, 1_005_000, {
      credit: 1_000_000,
      overdue: 10,
      credit_payment: 1_000_000,
      penalty: 5_000,
      penalty_payment: 5_000,
    });
    expect(
      replayCard({ schedule: SCHEDULE, receipts: [paid, waiver], rule: RULE, order: PENALTY_FIRST }),
    ).toEqual({ restated: [], faults: [] });
  });

  it('refuses amounts that are no whole rupiah and receipts of another line', () => {
    expect(() => replay([fact(1, 0, -1)])).toThrow(RangeError);
    expect(() => replay([fact(1, 0, 0.5)])).toThrow(RangeError);
    expect(() => replay([fact(1, 0, 1, { credit_to: 2 })])).toThrow(RangeError);
  });

  it('keeps every rupiah, is never negative, and each receipt agrees with the card of its day', () => {
    fc.assert(
      fc.property(facts, orders, (all, order) => {
        const receipts = all.map(({ day, money, ...discounts }, index) =>
          fact(index + 1, day, money, discounts),
        );
        const { receipts: replayed, surplus } = replay(receipts, order);
        const money = receipts.reduce((sum, one) => sum + moneyOf(one), 0);
        const placed = replayed.reduce(
          (sum, { share }) => sum + share.credit_payment + share.penalty_payment,
          0,
        );
        expect(placed + surplus).toBe(money);
        for (const { share } of replayed) {
          expect(
            Math.min(...Object.values(share).filter((value) => typeof value === 'number')),
          ).toBeGreaterThanOrEqual(0);
          expect(share.credit_payment + share.credit_discount).toBeLessThanOrEqual(share.credit);
          expect(share.penalty_payment + share.penalty_discount).toBeLessThanOrEqual(share.penalty);
        }
        const written = replayed.map(({ fact: one, share }) => ({ ...one, ...share }));
        replayed.forEach(({ fact: one, share }, index) => {
          if (index > 0 && replayed[index - 1]?.fact.date_payment === one.date_payment) return;
          const before = written.filter((other) => other.date_payment < one.date_payment);
          const card = buildCard({
            schedule: SCHEDULE,
            payments: before,
            rule: RULE,
            asOf: one.date_payment,
          });
          expect(card.lines[0]).toMatchObject({ remainder: share.credit, penalty: share.penalty });
        });
        // Replayed once more nothing changes: what is written is what the days give.
        const again = replay(
          written.map((one, index) => ({ ...one, given: replayed[index]!.fact })),
          order,
        );
        if (surplus === 0)
          expect(again.receipts.map(({ share }) => share)).toEqual(replayed.map(({ share }) => share));
      }),
    );
  });

  it('gives the same card whatever the order of entry', () => {
    const shuffled = facts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, orders, fc.integer({ min: 0, max: 200 }), ([all, other], order, days) => {
        const one = enter(all, order);
        const two = enter(other, order);
        expect(two.surplus > 0).toBe(one.surplus > 0);
        if (one.surplus > 0) return;
        // The number of a transaction says when it was entered, and nothing about money.
        const cardOf = (written: readonly LineReceipt[]) =>
          buildCard({
            schedule: SCHEDULE,
            payments: written.map((receipt) => ({ ...receipt, transaction_to: 1 })),
            rule: RULE,
            asOf: addDays(LINE.date_maturity, days),
          });
        expect(cardOf(two.written)).toEqual(cardOf(one.written));
      }),
      { numRuns: 1000 },
    );
  });
});
