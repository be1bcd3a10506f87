import { expect, it, vi } from 'vitest';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { createFormChecks, type CheckedBy } from './createFormChecks';
import { createFormStore } from './createFormStore';

const BY: CheckedBy = {
  today: '2026-11-20',
  basis: {
    calculation: buildCalculation(),
    price: { otr: 15_500_000, max_disbursement: 11_625_000, min_down_payment: 3_100_000 },
  },
  tried: false,
  refused: null,
};
const checked = (form = buildRegistrationForm(), by: Partial<CheckedBy> = {}) => {
  const store = createFormStore(form);
  return { store, checks: createFormChecks(store, { ...BY, ...by }) };
};

it('marks limits as they are typed, what is only empty once it was tried', () => {
  const { store, checks } = checked();
  store.change('applicant', { mother: '' });
  store.change('structure', { down_payment: 1_000_000 });
  expect(Object.keys(checks.read().errors)).toEqual(['structure.down_payment']);
  expect(Object.keys(checks.read().missing)).toEqual(['applicant.mother', 'structure.down_payment']);
  checks.set({ ...BY, tried: true });
  expect(checks.read().errors).toEqual(checks.read().missing);
});

it('asks for a vehicle once, and for one that has a price', () => {
  const vehicle = Object.keys(checked(EMPTY_FORM).checks.read().missing).filter((path) =>
    /vehicle\.(kind|region|brand|type|year)$/.test(path),
  );
  expect(vehicle).toEqual(['vehicle.type']);
  const unpriced = checked(buildRegistrationForm(), { basis: { ...BY.basis, price: null } });
  expect(Object.keys(unpriced.checks.read().missing)).toEqual(['vehicle.type']);
});

it('a server’s words stand until what is typed there differs', () => {
  const form = buildRegistrationForm();
  const refused = { fields: { surveyor_id: 'Pilih surveyor kantor ini.' }, form };
  const { store, checks } = checked(form, { refused });
  store.change('note', 'lain');
  expect(checks.read().errors).toEqual(refused.fields);
  store.change('surveyor_id', 8);
  expect(checks.read().errors).toEqual({});
});

it('calculates a schedule once for all who ask, and not for what it does not come from', () => {
  const { store, checks } = checked();
  const before = checks.read();
  expect(checks.read()).toBe(before);
  store.change('applicant', { name: 'Siti R' });
  expect(checks.read().financing).toBe(before.financing);
  store.change('structure', { tenor: 24 });
  expect(checks.read().financing?.schedule).toHaveLength(24);
});

it('tells of changes of the form and of what it is checked by, until it is left', () => {
  const { store, checks } = checked();
  const heard = vi.fn();
  const stop = checks.subscribe(heard);
  store.change('note', 'a');
  checks.set({ ...BY, tried: true });
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  checks.set(BY);
  store.change('note', 'b');
  expect(heard).toHaveBeenCalledTimes(2);
});
