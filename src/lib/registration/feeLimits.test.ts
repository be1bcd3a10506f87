import { expect, it } from 'vitest';
import { buildCalculation } from '../mocks/buildCalculation';
import { buildRegistrationForm } from '../mocks/buildRegistrationForm';
import { financingOf } from './financing';
import { feeErrors, feeLimits } from './feeLimits';

const price = { otr: 15_500_000, max_disbursement: 11_625_000, min_down_payment: 3_100_000 };
const basis = { calculation: buildCalculation(), price };
const form = (structure: Parameters<typeof buildRegistrationForm>[0]) => buildRegistrationForm(structure);

it('are shares of the price that was typed, rounded down; of cash of the price list', () => {
  expect(feeLimits({ financing: 'PURCHASE', otr: 15_000_003 }, basis)).toEqual({
    insurance: 3_000_000,
    fees: 2_250_000,
  });
  expect(feeLimits({ financing: 'CASH', otr: null }, basis)).toEqual({
    insurance: 3_100_000,
    fees: 2_325_000,
  });
});

it('are not known before Perhitungan and price are', () => {
  expect(feeLimits({ financing: 'PURCHASE', otr: 1 }, { ...basis, calculation: null })).toBeNull();
  expect(feeLimits({ financing: null, otr: null }, basis)).toBeNull();
  expect(feeErrors(form({ structure: { otr: null, fees: 1e12 } }), basis)).toEqual({});
});

it('leave no financing to a form that is above them', () => {
  const most = form({ structure: { insurance: 3_000_000, fees: 2_250_000 } });
  expect(financingOf(most, basis).errors).toEqual({});
  const over = financingOf(form({ structure: { fees: 2_250_001 } }), basis);
  expect(over.financing).toBeNull();
  expect(over.errors['structure.fees']).toMatch(/^Paling banyak Rp2\.250\.000 menurut Perhitungan\.$/);
});
