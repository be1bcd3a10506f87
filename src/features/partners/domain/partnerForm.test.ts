import { describe, expect, it } from 'vitest';
import { TWO_NUMBERS } from '@/lib/contract/phoneNumbers';
import { checkDraft, EMPTY_PARTNER, writeOf } from './partnerForm';

const FILLED = {
  name: 'Rahmat Hidayat',
  nik: '3175021206820004',
  npwp: '',
  phone: '0812 5550 3401',
  area: '',
};

describe('the form of a partner', () => {
  it('takes numbers as people copy them', () => {
    const draft = { ...FILLED, nik: '3175 0212 0682 0004', npwp: '09.123.456.7-003.000', area: '3175' };
    expect(checkDraft(draft)).toEqual({});
    expect(writeOf(draft)).toMatchObject({
      nik: '3175021206820004',
      npwp: '091234567003000',
      area_code: '3175',
    });
  });

  it.each([
    ['nik', '317502120682000'],
    ['npwp', '12345678901234'],
    ['phone', '812555'],
    ['name', 'ab'],
  ])('says what is wrong with %s', (field, value) => {
    expect(Object.keys(checkDraft({ ...FILLED, [field]: value }))).toEqual([field]);
  });

  it('refuses two numbers in words, and takes one between signs that nobody sees', () => {
    for (const phone of ['0841-5550-2556 / 0812-3456-7890', '0215550 1 02155511'])
      expect(checkDraft({ ...FILLED, phone })).toEqual({
        phone: TWO_NUMBERS,
      });
    const draft = { ...FILLED, phone: '\u202a+62\u00a0841\u20115550\u20112556\u202c' };
    expect(checkDraft(draft)).toEqual({});
    expect(writeOf(draft).phone).toBe('+62 841-5550-2556');
  });

  it.each(['(0341) 555-0118', '0812 5550 3401', '+62 (0)812-5550-3401', '(0812) 5550 3401'])(
    'takes %s, however the field lets it be written',
    (phone) => expect(checkDraft({ ...FILLED, phone })).toEqual({}),
  );

  it.each(['812 5550 3401', '+1 212 555 0118', '0812 555', '0000'])('takes %s for no number', (phone) => {
    expect(checkDraft({ ...FILLED, phone })).toEqual({
      phone: 'Mulai dengan 0 atau +62, paling sedikit 8 angka.',
    });
  });

  it('asks for name, NIK and phone, and for nothing else', () => {
    expect(Object.keys(checkDraft(EMPTY_PARTNER)).toSorted()).toEqual(['name', 'nik', 'phone']);
  });
});
