import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSchedule, instalmentOf, type LoanTerms } from './schedule';

const terms: fc.Arbitrary<LoanTerms> = fc.record({
  method: fc.constantFrom('FLAT' as const, 'EFFECTIVE' as const, 'ANNUITY' as const),
  principal: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1_000_000, max: 2_000_000_000 })),
  rateBp: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6000 })),
  tenor: fc.integer({ min: 1, max: 72 }),
  roundTo: fc.constantFrom(1, 100, 1000),
  dateStart: fc.constantFrom('2026-01-15', '2026-01-31', '2028-02-29'),
  dueDay: fc.option(fc.integer({ min: 1, max: 28 })),
});
const annuity: LoanTerms = {
  method: 'ANNUITY',
  principal: 12_000_000,
  rateBp: 1200,
  tenor: 12,
  roundTo: 1,
  dateStart: '2026-01-15',
};

describe('the first instalment in advance', () => {
  it('pays back the principal, in whole rupiah, nothing below 0, with or without a chosen day', () => {
    fc.assert(
      fc.property(terms, fc.boolean(), (drawn, inAdvance) => {
        const loan = { ...drawn, inAdvance };
        const lines = buildSchedule(loan);
        let left = loan.principal;
        for (const line of lines) {
          left -= line.principal;
          expect(line.remaining).toBe(left);
          expect(line.instalment).toBe(line.principal + line.interest);
          for (const amount of [line.instalment, line.principal, line.interest, line.remaining]) {
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          }
        }
        expect(left).toBe(0);
        expect(instalmentOf(loan)).toBe(lines[0]?.instalment);
      }),
    );
  });

  it('changes no rupiah where it is off, whatever the day', () => {
    fc.assert(
      fc.property(terms, ({ dueDay, ...loan }) => {
        const amounts = (one: LoanTerms) =>
          buildSchedule(one).map((line) => [line.instalment, line.principal, line.interest, line.remaining]);
        expect(amounts({ ...loan, ...(dueDay !== undefined && { dueDay }), inAdvance: false })).toEqual(
          amounts(loan),
        );
      }),
    );
  });

  it('FLAT keeps its amounts and shifts its dates', () => {
    fc.assert(
      fc.property(terms, (drawn) => {
        const loan = { ...drawn, method: 'FLAT' as const };
        const [after, before] = [buildSchedule(loan), buildSchedule({ ...loan, inAdvance: true })];
        expect(before.map((line) => line.instalment)).toEqual(after.map((line) => line.instalment));
        expect(before.map((line) => line.date_maturity)).toEqual([
          loan.dateStart,
          ...after.slice(0, -1).map((line) => line.date_maturity),
        ]);
      }),
    );
  });

  it('charges no interest on the first line of an annuity or of an effective loan but its rounding', () => {
    fc.assert(
      fc.property(terms, (drawn) => {
        fc.pre(drawn.method !== 'FLAT');
        const first = buildSchedule({ ...drawn, inAdvance: true })[0]!;
        expect(first.interest).toBeLessThan(drawn.method === 'ANNUITY' ? 1 : drawn.roundTo);
      }),
    );
  });

  // Annuity due, by hand: A = 12.000.000 × 0,01 / (1 − 1,01^−12) / 1,01 = 1.066.185,46 / 1,01 = 1.055.629,17.
  it('12 million, 12 % annuity, a year: 1.055.630, a hundredth less than after a month', () => {
    const lines = buildSchedule({ ...annuity, inAdvance: true });
    expect(instalmentOf(annuity)).toBe(1_066_186);
    expect(lines.slice(0, 3)).toMatchObject([
      { date_maturity: '2026-01-15', instalment: 1_055_630, interest: 0, remaining: 10_944_370 },
      // 1 % of 10.944.370 is 109.443,7.
      { date_maturity: '2026-02-15', instalment: 1_055_630, interest: 109_444, remaining: 9_998_184 },
      { date_maturity: '2026-03-15', instalment: 1_055_630, interest: 99_982, remaining: 9_042_536 },
    ]);
    expect(lines.at(-1)).toMatchObject({ date_maturity: '2026-12-15', remaining: 0 });
    expect(Math.abs(lines.at(-1)!.instalment - 1_055_630)).toBeLessThan(20);
  });

  // The same loan, effective: a million of principal a month, 1 % of what is left before it, none on the first.
  it('12 million, 12 % effective, a year', () => {
    const lines = buildSchedule({ ...annuity, method: 'EFFECTIVE', inAdvance: true });
    expect(lines.slice(0, 3).map((line) => line.instalment)).toEqual([1_000_000, 1_110_000, 1_100_000]);
    expect(lines.at(-1)!.instalment).toBe(1_010_000);
  });

  it.each([0, 29, 1.5, Number.NaN])('knows no due day %s', (dueDay) => {
    expect(() => buildSchedule({ ...annuity, dueDay })).toThrow(RangeError);
  });
});
