import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, owedOn, type AllocationOrder, type Share } from './allocate';
import { addDays } from './calendar';
import { buildCard } from './card';
import { replayCard, type LineReceipt } from './replayCard';
import type { PenaltyRule } from './penalty';
import { buildSchedule } from './schedule';

const RULE: PenaltyRule = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
};
const PENALTY_FIRST: AllocationOrder = ['penalty', 'instalment'];
/** Due on the 15th from February; every line 900.000 + 108.000. */
const SCHEDULE = buildSchedule({
  method: 'FLAT',
  principal: 5_400_000,
  rateBp: 2400,
  tenor: 6,
  roundTo: 1000,
  dateStart: '2026-01-15',
});
const LINE = SCHEDULE[0]!.instalment;
const cardOf = (asOf: string, payments: LineReceipt[] = []) =>
  buildCard({ schedule: SCHEDULE, payments, rule: RULE, asOf });
/** On the day of the card, with no receipt after it. */
const allocated = (input: Omit<Parameters<typeof allocate>[0], 'receipts' | 'rule' | 'date'>) =>
  allocate({ ...input, receipts: [], rule: RULE, date: '2999-01-01' });
const receipts = (shares: Share[], date_payment: string): LineReceipt[] =>
  shares.map((share) => ({
    ...share,
    date_payment,
    invoice: `${share.credit_to}/${share.transaction_to}`,
    given: null,
  }));
const paidBy = (shares: Share[]) =>
  shares.reduce((sum, share) => sum + share.credit_payment + share.penalty_payment, 0);

const waivers = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 6 }),
    credit_discount: fc.nat(100_000),
    penalty_discount: fc.nat(100_000),
  }),
  { maxLength: 3 },
);
const input = fc.record({
  amount: fc.oneof(fc.nat(200_000), fc.nat(10_000_000)),
  order: fc.constantFrom<AllocationOrder>(PENALTY_FIRST, ['instalment', 'penalty']),
  waivers,
  lines: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 6 })), { nil: undefined }),
});
const days = fc.nat(220);

describe('a payment', () => {
  it('goes to the oldest line, penalty before instalment, as the order says', () => {
    const card = cardOf('2026-02-25');
    const penalty = (LINE * 7 * 50) / 10_000;
    const { shares, rest } = allocated({ card, amount: penalty + LINE + 5, order: PENALTY_FIRST });
    expect(rest).toBe(0);
    expect(shares).toMatchObject([
      { credit_to: 1, transaction_to: 1, overdue: 10, credit: LINE, credit_payment: LINE, penalty },
      { credit_to: 2, credit: LINE, credit_payment: 5, penalty: 0, overdue: 0 },
    ]);
    const little = allocated({ card, amount: 10_000, order: ['instalment', 'penalty'] });
    expect(little.shares).toMatchObject([{ credit_payment: 10_000, penalty, penalty_payment: 0 }]);
  });

  it('pays a penalty that stayed behind with credit 0', () => {
    const covered = allocated({ card: cardOf('2026-02-25'), amount: LINE, order: ['instalment', 'penalty'] });
    const card = cardOf('2026-03-01', receipts(covered.shares, '2026-02-25'));
    const owed = owedOn(card.lines[0]!);
    const { shares } = allocated({ card, amount: owed, order: PENALTY_FIRST });
    expect(shares).toMatchObject([
      { credit_to: 1, transaction_to: 2, credit: 0, credit_payment: 0, penalty: owed, penalty_payment: owed },
    ]);
  });

  it('waives before it takes money, even without money', () => {
    const card = cardOf('2026-02-25');
    const all = [{ number: 1, credit_discount: 0, penalty_discount: 99_999_999 }];
    const { shares, rest } = allocated({ card, amount: 0, order: PENALTY_FIRST, waivers: all });
    expect(rest).toBe(0);
    expect(shares).toMatchObject([{ penalty_discount: card.lines[0]!.penalty, penalty_payment: 0 }]);
  });

  it('refuses what it can not place', () => {
    const card = cardOf('2026-02-25');
    const none = { number: 9, credit_discount: 1, penalty_discount: 0 };
    expect(() => allocated({ card, amount: 1, order: PENALTY_FIRST, lines: [9] })).toThrow(RangeError);
    expect(() => allocated({ card, amount: 1, order: PENALTY_FIRST, waivers: [none] })).toThrow(RangeError);
    expect(() => allocated({ card, amount: -1, order: PENALTY_FIRST })).toThrow(RangeError);
    expect(() => allocated({ card, amount: 0.5, order: PENALTY_FIRST })).toThrow(RangeError);
  });

  it('never loses or invents a rupiah, and lowers the card by exactly its shares', () => {
    fc.assert(
      fc.property(days, days, fc.nat(3_000_000), input, (first, later, earlier, values) => {
        const dayOne = addDays('2026-02-01', first);
        const dayTwo = addDays(dayOne, later);
        const before = receipts(
          allocated({ card: cardOf(dayOne), amount: earlier, order: values.order }).shares,
          dayOne,
        );
        const card = cardOf(dayTwo, before);
        const { shares, rest } = allocated({ card, ...values });
        expect(paidBy(shares) + rest).toBe(values.amount);
        expect(rest).toBeGreaterThanOrEqual(0);

        const after = cardOf(dayTwo, [...before, ...receipts(shares, dayTwo)]);
        card.lines.forEach((line, index) => {
          const share = shares.find((s) => s.credit_to === line.number);
          const next = after.lines[index]!;
          expect(next.remainder).toBe(
            line.remainder - (share?.credit_payment ?? 0) - (share?.credit_discount ?? 0),
          );
          expect(next.penalty).toBe(
            line.penalty - (share?.penalty_payment ?? 0) - (share?.penalty_discount ?? 0),
          );
          expect(Math.min(next.remainder, next.penalty)).toBeGreaterThanOrEqual(0);
          if (share) {
            expect(values.lines?.includes(line.number) ?? true).toBe(true);
            expect(share).toMatchObject({ credit: line.remainder, penalty: line.penalty });
            expect(next.transactions).toBe(line.transactions + 1);
          }
        });
        // Money is over only when every line that may take some is settled.
        if (rest > 0) {
          const open = after.lines.filter((line) => values.lines?.includes(line.number) ?? true);
          expect(open.map(owedOn).every((owed) => owed === 0)).toBe(true);
        }
      }),
    );
  });

  it('covers the instalments first, of all lines, and then the penalties', () => {
    const order: AllocationOrder = ['instalment', 'penalty'];
    // Line 1 is covered late; its penalty stays behind. Line 2 falls due on 15 March.
    const first = allocated({ card: cardOf('2026-02-25'), amount: LINE, order });
    const before = receipts(first.shares, '2026-02-25');
    for (const date of ['2026-03-10', '2026-03-20']) {
      const card = cardOf(date, before);
      const penalty = card.lines[0]!.penalty;
      expect(penalty).toBeGreaterThan(0);
      const input = { card, date, receipts: before, rule: RULE, order };
      const own = card.lines[1]!.penalty;
      expect(allocate({ ...input, amount: LINE }).shares).toMatchObject([
        { credit_to: 2, credit_payment: LINE, penalty_payment: 0 },
      ]);
      expect(allocate({ ...input, amount: LINE + penalty + own + 5 }).shares).toMatchObject([
        { credit_to: 1, credit_payment: 0, penalty_payment: penalty },
        { credit_to: 2, credit_payment: LINE, penalty_payment: own },
        { credit_to: 3, credit_payment: 5 },
      ]);
    }
  });

  it('of an earlier day takes what later receipts leave open, and splits them again', () => {
    // 600.000 on the 25th, with penalty for ten days; then 400.000 turns up that came on the 15th.
    const late = receipts(
      allocated({ card: cardOf('2026-02-25'), amount: 600_000, order: PENALTY_FIRST }).shares,
      '2026-02-25',
    );
    const input = {
      card: cardOf('2026-02-15'),
      date: '2026-02-15',
      receipts: late,
      rule: RULE,
      order: PENALTY_FIRST,
    };
    const { shares, later, rest } = allocate({ ...input, amount: 400_000 });
    expect(rest).toBe(0);
    expect(shares).toMatchObject([{ credit_to: 1, credit: LINE, credit_payment: 400_000, penalty: 0 }]);
    expect(later).toHaveLength(1);
    const penalty = Math.floor(((LINE - 400_000) * 7 * 50) / 10_000);
    expect(later[0]?.after).toMatchObject({ penalty, penalty_payment: penalty, credit: LINE - 400_000 });
    // What does not fit beside the later one goes to the next line.
    const more = allocate({ ...input, amount: LINE });
    expect(more.shares.map((share) => share.credit_to)).toEqual([1, 2]);
  });

  it('of any day leaves a sound card, keeps every rupiah, and fills a line before the next', () => {
    const payment = fc.record({
      day: days,
      amount: fc.oneof(fc.nat(200_000), fc.nat(3_000_000)),
      waivers,
    });
    fc.assert(
      fc.property(
        fc.array(payment, { minLength: 1, maxLength: 6 }),
        fc.constantFrom<AllocationOrder>(PENALTY_FIRST, ['instalment', 'penalty']),
        (all, order) => {
          let written: LineReceipt[] = [];
          for (const { day, amount, waivers: forgiven } of all) {
            const date = addDays('2026-02-01', day);
            const input = { card: cardOf(date, written), date, receipts: written, rule: RULE, order };
            const { shares, rest, later } = allocate({ ...input, amount, waivers: forgiven });
            expect(paidBy(shares) + rest).toBe(amount);
            const restated = new Map(later.map((one) => [one.receipt, one.after]));
            written = [
              ...written.map((one) => restated.get(one) ?? one),
              ...receipts(shares, date).filter((one) => one.credit_payment + one.penalty_payment > 0),
            ];
            // A share without money is refused by whoever writes: then nothing else was split again either.
            if (shares.some((one) => one.credit_payment + one.penalty_payment === 0)) return;
            const outcome = replayCard({ schedule: SCHEDULE, receipts: written, rule: RULE, order });
            expect(outcome).toEqual({ restated: [], faults: [] });
          }
        },
      ),
    );
  });

  it('leaves no older line unpaid behind a newer one', () => {
    fc.assert(
      fc.property(days, fc.nat(7_000_000), (late, amount) => {
        const { shares } = allocated({
          card: cardOf(addDays('2026-02-01', late)),
          amount,
          order: PENALTY_FIRST,
        });
        expect(shares.map((share) => share.credit_to)).toEqual(shares.map((_, index) => index + 1));
        for (const share of shares.slice(0, -1)) {
          expect(share.credit_payment + share.penalty_payment).toBe(share.credit + share.penalty);
        }
      }),
    );
  });
});
