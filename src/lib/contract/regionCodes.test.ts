import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dottedCode, levelOf, parentOf, plainCode, PROVINCES, regionsOfNik } from './regionCodes';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const code = fc.constantFrom(2, 4, 6, 10).chain(digits);

describe('codes of regions', () => {
  it('are the same with and without dots', () => {
    fc.assert(
      fc.property(code, (one) => {
        expect(plainCode(one)).toBe(one);
        expect(plainCode(dottedCode(one))).toBe(one);
      }),
    );
  });

  it('lead up to a province in as many steps as they have levels', () => {
    fc.assert(
      fc.property(code, (one) => {
        const above = [];
        for (let at: string | null = one; at !== null; at = parentOf(at)) above.push(levelOf(at));
        const levels = ['VILLAGE', 'DISTRICT', 'AREA', 'PROVINCE'];
        expect(above).toEqual(levels.slice(levels.indexOf(levelOf(one) ?? '')));
      }),
    );
  });

  it.each([
    '',
    '1',
    '911',
    '91.1',
    '31.7',
    '3.171',
    '31.75.01.10',
    '31750110',
    '31.75.01.1001.',
    '31 75',
    'Kode',
  ])('are not %j', (text) => expect(plainCode(text)).toBeNull());

  it('has the 38 provinces', () => {
    expect(Object.keys(PROVINCES)).toHaveLength(38);
    expect(new Set(Object.values(PROVINCES)).size).toBe(38);
  });
});

describe('a NIK', () => {
  it('says where it was given out first', () => {
    expect(regionsOfNik('3175014506900001')).toEqual({
      province: '31',
      area: '3175',
      district: '317501',
      provinceName: 'Daerah Khusus Ibukota Jakarta',
    });
    expect(regionsOfNik('0075014506900001')?.provinceName).toBeNull();
    expect(regionsOfNik('317501450690000')).toBeNull();
  });
});
