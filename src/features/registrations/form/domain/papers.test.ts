import { expect, it } from 'vitest';
import type { DocumentSlot } from '@/lib/contract/registrationForm';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { absentPapers } from './papers';

const IDENTITY: DocumentSlot[] = ['ktp', 'kk', 'spouse_ktp', 'npwp'];
const VEHICLE: DocumentSlot[] = ['stnk', 'bpkb', 'vehicle'];

it.each([
  ['PURCHASE', 'MARRIED', IDENTITY, ['ktp', 'kk', 'spouse_ktp'], ['npwp']],
  ['PURCHASE', 'SINGLE', IDENTITY, ['ktp', 'kk'], ['npwp']],
  ['PURCHASE', 'MARRIED', VEHICLE, [], ['stnk', 'bpkb', 'vehicle']],
  ['CASH', 'MARRIED', VEHICLE, ['stnk', 'bpkb', 'vehicle'], []],
  ['CASH', 'SINGLE', ['home'], [], ['home']],
] as const)('a form of %s, %s, lacks of %j what it needs', (financing, marital, slots, needed, others) => {
  const form = buildRegistrationForm({
    ...{ applicant: { marital }, structure: { financing }, documents: EMPTY_FORM.documents },
  });
  expect(absentPapers(form, slots)).toEqual({ needed, others });
  const there = { ...form, documents: { ...form.documents, ktp: 71, npwp: 72, stnk: 73 } };
  const without = (papers: readonly DocumentSlot[]) =>
    papers.filter((slot) => !['ktp', 'npwp', 'stnk'].includes(slot));
  expect(absentPapers(there, slots)).toEqual({ needed: without(needed), others: without(others) });
});
