import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../arithmetic/calendar';
import { readNik } from './nik';

const TODAY = '2026-11-20';
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const birthDate = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('1927-01-01', days));

describe('a NIK', () => {
  it('says province, area, district, birth and sex', () => {
    expect(readNik('3175011203880002', TODAY)).toEqual({
      province: '31',
      area: '3175',
      district: '317501',
      birthDate: '1988-03-12',
      sex: 'MALE',
    });
    expect(readNik('3175015203880002', TODAY)).toMatchObject({ birthDate: '1988-03-12', sex: 'FEMALE' });
  });

  it.each([
    ['', 'nothing'],
    ['317501120388000', '15 digits'],
    ['31750112038800021', '17 digits'],
    ['3175011213880002', 'a 13th month'],
    ['3175013002880002', '30 February'],
    ['3175013288880002', 'day 32'],
    ['3175010003880002', 'day 0'],
    ['3175017203880002', 'day 72: 32 of a woman'],
    ['3175014003880002', 'day 40'],
    ['3175011203880000', 'serial 0000'],
    ['31750112o3880002', 'a letter'],
  ])('%s is none: %s', (nik) => {
    expect(readNik(nik, TODAY)).toBeNull();
  });

  it('gives back every birth date of the last hundred years, man or woman', () => {
    fc.assert(
      fc.property(birthDate, fc.boolean(), digits(6), (born, isWoman, place) => {
        fc.pre(born <= TODAY && born > '1926-11-20');
        const [year = '', month = '', day = ''] = born.split('-');
        const written = String(Number(day) + (isWoman ? 40 : 0)).padStart(2, '0');
        const facts = readNik(`${place}${written}${month}${year.slice(2)}0001`, TODAY);
        expect(facts).toMatchObject({ birthDate: born, sex: isWoman ? 'FEMALE' : 'MALE', district: place });
      }),
    );
  });

  it('never names a day after today, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(digits(16), fc.string()), (nik) => {
        const facts = readNik(nik, TODAY);
        expect(facts === null || facts.birthDate <= TODAY).toBe(true);
      }),
    );
  });
});
