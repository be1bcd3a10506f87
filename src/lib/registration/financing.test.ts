import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { financingOf } from './financing';

const calculation = buildCalculation();
const price = { otr: 16_000_000, min_down_payment: 3_000_000, max_disbursement: 9_000_000 };
const basis = { calculation, price };
type Structure = Parameters<typeof buildRegistrationForm>[0] extends (infer P) | undefined
  ? NonNullable<P> extends { structure?: infer S }
    ? S
    : never
  : never;
const calculate = (structure: Structure, over: Partial<typeof basis> = {}) =>
  financingOf(buildRegistrationForm({ structure }), { ...basis, ...over });

describe('what a form comes to', () => {
  it('is price less down payment, with insurance and fees, by the schedule of the contract', () => {
    const { financing, errors } = calculate({});
    expect(errors).toEqual({});
    expect(financing).toMatchObject({ disbursed: 11_000_000, principal: 12_000_000 });
    const { method, rate_bp: rateBp, round_to: roundTo, in_advance: inAdvance } = calculation;
    const terms = { method, rateBp, roundTo, inAdvance, principal: 12_000_000, tenor: 12 };
    expect(financing?.schedule).toEqual(buildSchedule({ ...terms, dateStart: '2026-11-20', dueDay: 5 }));
    expect(financing?.instalment).toBe(financing?.schedule[0]?.instalment);
  });

  it('is what was asked for against the BPKB', () => {
    const cash = { financing: 'CASH', disbursement: 8_000_000, otr: null, down_payment: null } as const;
    expect(calculate(cash).financing).toMatchObject({ disbursed: 8_000_000, principal: 9_000_000 });
  });

  it('holds the instalment against the income of both, rounded up', () => {
    const of = (marital: 'MARRIED' | 'SINGLE', income: number | null) =>
      financingOf(
        buildRegistrationForm({ applicant: { marital }, work: { income, other_income: null } }),
        basis,
      ).financing;
    const married = of('MARRIED', 3_000_000);
    expect(married?.ratioBp).toBe(Math.ceil(((married?.instalment ?? 0) * 10_000) / 6_000_000));
    expect(of('SINGLE', 3_000_000)?.ratioBp).toBeGreaterThan(married?.ratioBp ?? 0);
    expect(of('SINGLE', null)?.ratioBp).toBeNull();
  });

  it.each<[string, Structure, string, RegExp]>([
    ['a price over the list', { otr: 16_000_001 }, 'structure.otr', /16\.000\.000/],
    ['too little down', { down_payment: 2_999_999 }, 'structure.down_payment', /3\.000\.000/],
    ['more down than the price', { down_payment: 15_000_000 }, 'structure.down_payment', /di bawah/],
    ['a tenor beyond the Perhitungan', { tenor: 37 }, 'structure.tenor', /sampai/],
    [
      'more against the BPKB than the list pays',
      { financing: 'CASH', disbursement: 9_000_001 },
      'structure.disbursement',
      /9\.000\.000/,
    ],
    ['nothing', { financing: 'CASH', disbursement: 0 }, 'structure.disbursement', /lebih dari 0/],
  ])('refuses %s beside its field', (_, structure, field, words) => {
    expect(calculate(structure)).toEqual({
      financing: null,
      errors: { [field]: expect.stringMatching(words) as string },
    });
  });

  it('refuses a Perhitungan of another kind of vehicle', () => {
    const form = buildRegistrationForm({ vehicle: { kind: 'R4' } });
    expect(financingOf(form, basis).errors).toHaveProperty(['structure.calculation_id']);
  });

  it.each<[string, Structure]>([
    ['price', { otr: null }],
    ['down payment', { down_payment: null }],
    ['tenor', { tenor: null }],
    ['date', { date_contract: null }],
    ['kind', { financing: null }],
  ])('is not known without %s, which is no error', (_, structure) => {
    expect(calculate(structure)).toEqual({ financing: null, errors: {} });
  });

  it('adds up to the rupiah whatever is typed, and never throws', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000_000 }));
    const structure = fc.record({
      financing: fc.constantFrom('PURCHASE' as const, 'CASH' as const),
      otr: amount,
      down_payment: amount,
      disbursement: amount,
      insurance: amount,
      fees: amount,
      tenor: fc.integer({ min: 1, max: 36 }),
    });
    fc.assert(
      fc.property(structure, (typed) => {
        const { financing, errors } = calculate(typed, { price: null as never });
        if (!financing) return;
        expect(errors).toEqual({});
        expect(financing.principal).toBe(financing.disbursed + (typed.insurance ?? 0) + (typed.fees ?? 0));
        const paidBack = financing.schedule.reduce((sum, line) => sum + line.principal, 0);
        expect(paidBack).toBe(financing.principal);
        expect(financing.disbursed).toBeGreaterThan(0);
      }),
    );
  });
});
