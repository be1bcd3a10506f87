import { describe, expect, it } from 'vitest';
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

  it('asks for name, NIK and phone, and for nothing else', () => {
    expect(Object.keys(checkDraft(EMPTY_PARTNER)).toSorted()).toEqual(['name', 'nik', 'phone']);
  });
});
