import { describe, expect, it } from 'vitest';
import { codeOf, placeOf, withLevel, type Place } from './addressLevels';

const PLACE: Place = {
  street: 'Jl. Kayu Manis VIII No. 12',
  rt: '004',
  rw: '007',
  village: 'Kayu Manis',
  district: 'Matraman',
  area: 'Kota Administrasi Jakarta Timur',
  province: 'DKI Jakarta',
  village_code: '3175011004',
  postcode: '13130',
};
const DISTRICTS = [
  { code: '317501', name: 'Matraman' },
  { code: '317502', name: 'Pulo Gadung' },
];

describe('choosing a level', () => {
  it('empties what lies below it, and keeps the street', () => {
    expect({ ...PLACE, ...withLevel(PLACE.district, 'district', 'Pulo Gadung', DISTRICTS) }).toEqual({
      ...PLACE,
      district: 'Pulo Gadung',
      village: '',
      village_code: '',
      postcode: '',
    });
  });

  it('brings the code of a listed village, none for one that was written', () => {
    const rows = [{ code: '3175011005', name: 'Pal Meriam' }];
    expect(withLevel(PLACE.village, 'village', 'Pal Meriam', rows)).toMatchObject({
      village_code: '3175011005',
    });
    expect(withLevel(PLACE.village, 'village', 'Kampung Baru', rows)).toMatchObject({ village_code: '' });
  });

  it('chosen once more changes nothing', () => {
    expect(withLevel(PLACE.province, 'province', 'DKI Jakarta', [])).toEqual({});
  });
});

describe('a found place', () => {
  const above = {
    area: { code: '3175', name: 'Kota Administrasi Jakarta Timur' },
    province: { code: '31', name: 'DKI Jakarta' },
  };

  it('fills every level', () => {
    const found = { code: '3175011004', name: 'Kayu Manis', district: DISTRICTS[0] ?? null, ...above };
    expect({ ...PLACE, ...placeOf(found) }).toEqual({ ...PLACE, postcode: '' });
  });

  it('that is a kecamatan leaves its kelurahan to be chosen', () => {
    const found = { code: '317501', name: 'Matraman', district: null, ...above };
    expect(placeOf(found)).toMatchObject({ district: 'Matraman', village: '', village_code: '' });
  });
});

describe('the code of a level', () => {
  it('is part of the village’s', () => {
    expect(codeOf(PLACE, 'province', [])).toBe('31');
    expect(codeOf(PLACE, 'district', [])).toBe('317501');
  });

  it('is found by name before a village is chosen, and unknown for what was written freely', () => {
    const open = { ...PLACE, village: '', village_code: '' };
    expect(codeOf(open, 'district', DISTRICTS)).toBe('317501');
    expect(codeOf({ ...open, district: 'Kampung' }, 'district', DISTRICTS)).toBeNull();
  });
});
