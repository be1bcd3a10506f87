import { expect, it } from 'vitest';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { fieldsOf } from '@/lib/registration/mergeForms';
import { formReview, type Reviewed } from './formReview';

const read = (form: Reviewed['form'], rest: Partial<Reviewed> = {}) =>
  formReview({ form, named: {}, financing: null, ...rest });

it('shows what was entered, each in its step', () => {
  const review = read(
    buildRegistrationForm({
      applicant: { name: 'Siti Rahmawati' },
      emergency: { name: 'Dewi Rahmawati' },
      structure: { otr: 15_000_000, calculation_id: 3 },
    }),
    { named: { 'structure.calculation_id': 'Motor, bunga flat' } },
  );
  const of = (id: string) => Object.fromEntries(review.find((step) => step.id === id)?.facts ?? []);
  expect(review.map(({ id }) => id)).toEqual([
    ...['pemohon', 'pekerjaan', 'keluarga', 'kendaraan', 'struktur', 'dokumen'],
  ]);
  expect(of('pemohon')).toMatchObject({ 'Nama sesuai KTP': 'Siti Rahmawati' });
  expect(of('keluarga')).toMatchObject({ 'Kontak darurat: Nama': 'Dewi Rahmawati' });
  expect(of('struktur')).toMatchObject({ 'Harga OTR': 'Rp15.000.000', Perhitungan: 'Motor, bunga flat' });
});

/** A field that nobody sees here is one that nobody checks. */
it('leaves out no field that was filled', () => {
  const form = buildRegistrationForm({});
  const shown = read(form, {
    named: {
      'structure.calculation_id': 'P',
      'structure.contract_type_id': 'J',
      'structure.finance_id': 'F',
    },
  });
  const count = shown.filter(({ id }) => id !== 'dokumen').reduce((sum, { facts }) => sum + facts.length, 0);
  const inParts = [...fieldsOf(form)].filter(
    ([path, value]) =>
      /^(applicant|work|spouse|guarantor|emergency|vehicle|structure)\./.test(path) &&
      value !== null &&
      value !== '',
  );
  const addresses = 2 + (form.domicile.latitude === null ? 0 : 1);
  expect(count).toBe(inParts.length + addresses);
});

it('says of each paper whether it is there, and nothing else of an empty form', () => {
  const empty = read(EMPTY_FORM);
  expect(empty.filter(({ facts }) => facts.length > 0).map(({ id }) => id)).toEqual(['dokumen']);
  expect(empty.find(({ id }) => id === 'dokumen')?.facts).toContainEqual(['KTP pemohon', 'Belum ada']);
});
