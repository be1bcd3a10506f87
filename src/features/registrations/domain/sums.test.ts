import { expect, it } from 'vitest';
import { buildCalculation } from '@/lib/mocks/buildCalculation';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { buildRegistration } from '../mocks/buildRegistration';
import { sumsOf } from './sums';

const plain = (text = '') => text.replace(/\u00a0/g, ' ');
const valueOf = (label: string, registration = buildRegistration()) =>
  plain(sumsOf(registration).facts.find((fact) => fact.label === label)?.value);

it('is what the contract will say', () => {
  expect(valueOf('Pokok')).toMatch(/12\.000\.000/);
  expect(valueOf('Tenor')).toBe('12 bulan');
  expect(valueOf('Angsuran dari penghasilan')).toMatch(/ %$/);
  expect(sumsOf(buildRegistration()).problems).toEqual([]);
});

it('keeps what was approved', () => {
  const by = { username: 'a', name: 'A' };
  const approved = {
    by,
    at: '',
    disbursed: 8_500_000,
    principal: 9_000_000,
    instalment: 900_000,
    first_due: '2026-12-05',
  };
  expect(valueOf('Pokok', buildRegistration({ approved }))).toMatch(/9\.000\.000/);
  expect(valueOf('Jatuh tempo pertama', buildRegistration({ approved }))).toBe('5 Desember 2026');
});

it('says the only day on which a contract in advance is paid out', () => {
  const { basis } = buildRegistration();
  const inAdvance = buildRegistration({
    basis: { ...basis, calculation: buildCalculation({ in_advance: true }) },
  });
  expect(valueOf('Dicairkan', inAdvance)).toBe('Hanya 20 November 2026');
  expect(valueOf('Dicairkan')).toBe('');
});

it('says which limit is broken', () => {
  const form = buildRegistrationForm({ structure: { down_payment: 100_000 } });
  expect(plain(sumsOf(buildRegistration({ form })).problems[0])).toMatch(
    /^Struktur pembiayaan: Uang muka: Paling sedikit/,
  );
});

it('says that nothing is known of a blank draft', () => {
  const form = EMPTY_FORM;
  const blank = sumsOf({ form, basis: { calculation: null, price: null }, approved: null });
  expect(blank.facts.every(({ value }) => value === 'Belum dihitung')).toBe(true);
});
