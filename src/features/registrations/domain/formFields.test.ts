import { expect, it } from 'vitest';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { fieldsOf } from '@/lib/registration/mergeForms';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { fieldLabel } from '@/lib/labels/registrationFormLabels';
import { buildRegistration } from '../mocks/buildRegistration';
import { fieldText } from './formFields';
import { formGroups } from './formGroups';

it('has a name for every field of a form', () => {
  for (const path of fieldsOf(EMPTY_FORM).keys()) expect(fieldLabel(path), path).not.toBe(path);
});

it.each([
  ['applicant.birth_date', '1990-08-07', '7 Agustus 1990'],
  ['structure.otr', 15_000_000, 'Rp15.000.000'],
  ['structure.tenor', 12, '12'],
  ['applicant.house', 'OWN', 'Milik sendiri'],
  ['domicile.same', false, 'Tidak'],
  ['domicile.latitude', -6.2012345, '-6,20123'],
  ['vehicle.year', 2022, '2022'],
  ['applicant.npwp', '', ''],
  ['unknown.path', 'x', ''],
])('writes %s', (path, value, text) => {
  expect(fieldText(path, value).replace(/\u00a0/g, '')).toBe(text);
});

it('groups what was filled, addresses in one line, and leaves out the rest', () => {
  const groups = formGroups(buildRegistration());
  expect(groups.map(({ title }) => title)).not.toContain('Penjamin');
  expect(groups.find(({ title }) => title === 'Alamat dan petugas')?.facts).toEqual([
    [
      'Alamat KTP',
      'Jl. Kayu Manis VIII No. 12, RT 004/RW 007, Kayu Manis, Matraman, Kota Administrasi Jakarta Timur, DKI Jakarta 13130',
    ],
    ['Domisili', 'Sama dengan alamat KTP'],
    ['Surveyor', 'Joko Purnomo'],
    ['Agen', 'Toko Motor Jaya'],
  ]);
  expect(groups.find(({ title }) => title === 'Struktur pembiayaan')?.facts).toContainEqual([
    'Jenis kontrak',
    'Motor bekas',
  ]);
});

it('has nothing to show of a blank draft', () => {
  const names = { contract_type: null, finance: null, surveyor: null, agent: null, marketer: null };
  const basis = { calculation: null, price: null };
  expect(
    formGroups({ form: { ...EMPTY_FORM, domicile: { ...EMPTY_FORM.domicile, same: false } }, names, basis }),
  ).toEqual([]);
  expect(formGroups({ form: buildRegistrationForm(), names, basis }).length).toBeGreaterThan(4);
});
