import { describe, expect, it } from 'vitest';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { EMPTY_FORM } from './emptyForm';
import { fieldsOf } from './mergeForms';
import { missingFields, neededFields } from './missingFields';
import { nikWarnings } from './nikWarnings';

const TODAY = '2026-11-20';
const missing = (parts: Parameters<typeof buildRegistrationForm>[0]) =>
  missingFields(buildRegistrationForm(parts), TODAY);

describe('a form that is handed in', () => {
  it('has everything', () => {
    expect(missing({})).toEqual({});
  });

  it('names fields that the form has', () => {
    const paths = fieldsOf(EMPTY_FORM);
    const named = Object.keys(
      missingFields({ ...EMPTY_FORM, domicile: { ...EMPTY_FORM.domicile, same: false } }, TODAY),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('asks for a field whether it is filled or not', () => {
    const filled = buildRegistrationForm({});
    expect(neededFields(filled)).toContain('spouse.name');
    expect(neededFields({ ...filled, applicant: { ...filled.applicant, marital: 'SINGLE' } })).not.toContain(
      'spouse.name',
    );
    const empty = Object.keys(missingFields(EMPTY_FORM, TODAY));
    expect(empty.filter((path) => !neededFields(EMPTY_FORM).includes(path))).toEqual([]);
  });

  it('needs a spouse of who is married, and an address where one lives', () => {
    expect(missing({ spouse: { name: ' ' } })).toHaveProperty(['spouse.name']);
    expect(missing({ spouse: { name: '' }, applicant: { marital: 'SINGLE' } })).toEqual({});
    expect(Object.keys(missing({ domicile: { same: false } }))).toHaveLength(5);
  });

  it('needs what its kind of financing is calculated from', () => {
    const cash = { financing: 'CASH', otr: null, down_payment: null } as const;
    const documents = { stnk: 5, bpkb: 6, vehicle: 7 };
    expect(missing({ structure: cash, documents })).toEqual({ 'structure.disbursement': 'Harus diisi.' });
    expect(missing({ structure: { ...cash, disbursement: 1 }, documents })).toEqual({});
  });

  it('needs the documents that a decision rests on', () => {
    const none = { ktp: null, kk: null, spouse_ktp: null, income: null };
    const needed = (parts: Parameters<typeof missing>[0]) =>
      Object.keys(missing({ documents: none, ...parts })).map((path) => path.replace('documents.', ''));
    expect(needed({})).toEqual(['ktp', 'kk', 'income', 'spouse_ktp']);
    expect(needed({ applicant: { marital: 'SINGLE' } })).toEqual(['ktp', 'kk', 'income']);
    const cash = { financing: 'CASH', otr: null, down_payment: null, disbursement: 1 } as const;
    expect(needed({ applicant: { marital: 'SINGLE' }, structure: cash })).toEqual([
      ...['ktp', 'kk', 'income', 'stnk', 'bpkb', 'vehicle'],
    ]);
  });

  it.each([
    ['applicant.nik', { applicant: { nik: '317501' } }],
    ['applicant.kk', { applicant: { kk: '1' } }],
    ['applicant.npwp', { applicant: { npwp: '12345678901234' } }],
    ['applicant.phone', { applicant: { phone: '0812' } }],
    ['applicant.phone', { applicant: { phone: '08415550 08125551' } }],
    ['applicant.whatsapp', { applicant: { whatsapp: '08415550+628125551' } }],
    ['emergency.phone', { emergency: { phone: '08415550 08125551' } }],
    ['applicant.email', { applicant: { email: 'siti@' } }],
    ['applicant.birth_date', { applicant: { birth_date: '2009-11-21' } }],
    ['structure.date_contract', { structure: { date_contract: '2026-11-19' } }],
    ['structure.date_contract', { structure: { date_contract: '2027-01-20' } }],
    ['spouse.nik', { spouse: { nik: '12' } }],
  ])('says at %s what is wrong', (path, parts) => {
    expect(Object.keys(missing(parts))).toEqual([path]);
  });

  it('lets whoever is 17 today', () => {
    expect(missing({ applicant: { birth_date: '2009-11-20' } })).toEqual({});
  });
});

describe('a NIK that does not fit', () => {
  const warnings = (applicant: object) => nikWarnings(buildRegistrationForm({ applicant }), TODAY);

  it('warns beside what it contradicts', () => {
    expect(warnings({})).toEqual({});
    expect(warnings({ birth_date: '1990-08-08' })).toEqual({
      'applicant.birth_date': 'Menurut NIK 7 Agustus 1990.',
    });
    expect(warnings({ sex: 'MALE' })).toEqual({ 'applicant.sex': 'Menurut NIK perempuan.' });
    expect(Object.keys(warnings({ nik: '3175019908900003' }))).toEqual(['applicant.nik']);
  });

  it('says nothing while it is typed, nor about a century that it cannot know', () => {
    expect(warnings({ nik: '31750147' })).toEqual({});
    expect(warnings({ birth_date: '1890-08-07' })).toEqual({});
  });
});
