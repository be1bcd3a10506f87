import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from './calendar';
import { buildCard, type LinePayment } from './card';
import { carriedOver, planRestructure, type RestructureRules } from './restructure';
import { buildSchedule, type LoanTerms } from './schedule';
import { settlementQuote } from './settlement';

const TERMS: LoanTerms = {
  method: 'FLAT',
  principal: 12_000_000,
  rateBp: 2200,
  tenor: 12,
  roundTo: 1000,
  dateStart: '2026-03-08',
};
const RULE = {
  penaltyGraceDays: 3,
  penaltyKind: 'RATE',
  penaltyRateBp: 50,
  penaltyPerDay: 0,
  penaltyCapBp: 5000,
} as const;
const RULES: RestructureRules = { method: 'FLAT', rateBp: 1800, roundTo: 1000, minTenor: 6, maxTenor: 36 };

const pays = (number: number, amount: number, date: string): LinePayment => ({
  credit_to: number,
  transaction_to: 1,
  date_payment: date,
  credit_payment: amount,
  credit_discount: 0,
  penalty: 0,
  penalty_payment: 0,
  penalty_discount: 0,
});
const cardOf = (payments: readonly LinePayment[], asOf: string, terms = TERMS) =>
  buildCard({ schedule: buildSchedule(terms), payments, rule: RULE, asOf });

describe('carriedOver', () => {
  it('is the principal left, the interest that was earned, and all penalty; no fee', () => {
    const asOf = '2026-06-23';
    const card = cardOf([pays(1, 1_220_000, '2026-04-08'), pays(2, 1_220_000, '2026-05-08')], asOf);
    const carried = carriedOver({ card, dateStart: TERMS.dateStart, asOf });
    // Line 3 was due on 8 June: 15 days late, no day of which is free, half a percent of 1.220.000 each.
    const penalty = card.lines[2]?.penalty ?? 0;
    expect(penalty).toBeGreaterThan(0);
    expect(carried).toMatchObject({
      principal: 10_000_000,
      // Of line 3 all; of line 4, which began on 8 June, 15 of 30 days.
      interest: 220_000 + 110_000,
      penalty,
      total: 10_330_000 + penalty,
    });
    expect(carried.lines.some(({ kind }) => kind === 'FEE')).toBe(false);
  });

  it('asks for nothing where all is covered', () => {
    const asOf = '2027-03-08';
    const card = cardOf(
      Array.from({ length: 12 }, (_, index) => pays(index + 1, 1_220_000, '2026-03-09')),
      asOf,
    );
    expect(carriedOver({ card, dateStart: TERMS.dateStart, asOf }).total).toBe(0);
  });
});

describe('planRestructure', () => {
  const carried = { lines: [], principal: 10_000_000, interest: 330_000, penalty: 91_500, total: 10_421_500 };
  const plan = (choice: Partial<Parameters<typeof planRestructure>[0]['choice']> = {}, rules = RULES) =>
    planRestructure({
      carried,
      rules,
      choice: { tenor: 12, dueDay: null, penalty: 'CARRIED', ...choice },
      asOf: '2026-11-20',
    });

  it('lends what goes over, by the same schedule as everywhere', () => {
    const made = plan().plan;
    expect(made).toMatchObject({ forgiven: 0, principal: 10_421_500, firstDue: '2026-12-20' });
    expect(made?.schedule).toEqual(
      buildSchedule({ ...RULES, principal: 10_421_500, tenor: 12, dateStart: '2026-11-20', dueDay: null }),
    );
    expect(made?.total).toBe(10_421_500 + (made?.interest ?? 0));
  });

  it('leaves out the penalty that is forgiven, and nothing else', () => {
    expect(plan({ penalty: 'FORGIVEN' }).plan).toMatchObject({ forgiven: 91_500, principal: 10_330_000 });
  });

  it('falls due on the chosen day, at least fifteen days ahead', () => {
    expect(plan({ dueDay: 1 }).plan?.firstDue).toBe('2027-01-01');
    expect(plan({ dueDay: 5 }).plan?.firstDue).toBe('2026-12-05');
  });

  it.each([5, 37, 12.5, Number.NaN])('is not there for a tenor of %s months', (tenor) => {
    expect(plan({ tenor })).toEqual({ plan: null, errors: { tenor: 'Tenornya 6 sampai 36 bulan.' } });
  });

  it('is not there where rounding leaves lines that ask for nothing', () => {
    const coarse = { ...RULES, method: 'ANNUITY', roundTo: 1_000_000 } as const;
    expect(plan({ tenor: 36 }, coarse).errors.tenor).toMatch(/angsuran ke-\d+ nol/);
  });
});

/** Days after the contract date, and what was paid on some lines by then. */
const history = fc.record({
  method: fc.constantFrom('FLAT', 'EFFECTIVE', 'ANNUITY'),
  principal: fc.integer({ min: 2_000_000, max: 900_000_000 }),
  rateBp: fc.integer({ min: 0, max: 4000 }),
  tenor: fc.integer({ min: 2, max: 60 }),
  day: fc.integer({ min: 0, max: 900 }),
  paid: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }),
  chosen: fc.record({
    tenor: fc.integer({ min: 6, max: 36 }),
    dueDay: fc.option(fc.integer({ min: 1, max: 28 })),
    penalty: fc.constantFrom('CARRIED', 'FORGIVEN'),
  }),
});

it('loses and doubles no rupiah, whatever was paid until whatever day', () => {
  fc.assert(
    fc.property(history, ({ day, paid, chosen, ...loan }) => {
      const terms = { ...TERMS, ...loan };
      const asOf = addDays(terms.dateStart, day);
      const payments = buildSchedule(terms)
        .slice(0, paid.length)
        .map((line, index) =>
          pays(
            line.number,
            Math.floor(line.instalment * (paid[index] ?? 0)),
            addMonths(terms.dateStart, index),
          ),
        )
        .filter((payment) => payment.credit_payment > 0);
      const card = cardOf(payments, asOf, terms);
      const carried = carriedOver({ card, dateStart: terms.dateStart, asOf });
      const quote = settlementQuote({ card, dateStart: terms.dateStart, rule: { feeBp: 300 }, asOf });
      // What would settle it, without the fee; never more than the card asks for in all.
      expect(carried.total).toBe(quote.total - quote.fee);
      expect(carried.penalty).toBe(card.totals.penalty);
      expect(carried.total).toBeLessThanOrEqual(card.totals.remainder + card.totals.penalty);
      const { plan } = planRestructure({ carried, rules: RULES, choice: chosen, asOf });
      if (!plan) return;
      expect(plan.principal + plan.forgiven).toBe(carried.total);
      expect(plan.schedule.reduce((sum, line) => sum + line.principal, 0)).toBe(plan.principal);
      expect(plan.total).toBe(plan.principal + plan.interest);
      expect(plan.schedule.at(-1)?.remaining).toBe(0);
      expect(plan.firstDue > asOf).toBe(true);
    }),
  );
});
