import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName, maskNik, maskPhone, maskPlate } from './mask';

describe('what is seen of a person', () => {
  it.each([
    ['Budi Santoso', 'B*** S******'],
    ['  I  Made Wirawan ', 'I M*** W******'],
    ['Ñusa', 'Ñ***'],
    ['😀😀 A', '😀* A'],
    ['', ''],
  ])('name %j is %j', (name, masked) => expect(maskName(name)).toBe(masked));

  it.each([
    ['3174051205850003', '************0003'],
    ['', ''],
    ['12', '*2'],
  ])('NIK %j is %j', (nik, masked) => expect(maskNik(nik)).toBe(masked));

  it.each([
    ['081234567890', '*********890'],
    ['+62 812-3456-7890', '**********890'],
    ['021', '**1'],
    ['tidak ada', ''],
  ])('phone %j is %j', (phone, masked) => expect(maskPhone(phone)).toBe(masked));

  it.each([
    ['B 4821 KZF', 'B **21 ***'],
    ['b4821kzf', 'b **21 ***'],
    ['DD 12 A', 'DD *2 *'],
    ['AB 7', 'AB *'],
    ['RI-1', 'R***'],
    ['BG 12345 XX', 'B* ***** **'],
    ['', ''],
  ])('plate %j is %j', (plate, masked) => expect(maskPlate(plate)).toBe(masked));

  const digits = (min: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: 20 }).map((list) => list.join(''));

  it('says no more than half of any number, however it is written', () => {
    fc.assert(
      fc.property(digits(0), fc.constantFrom('', ' ', '-', '.'), (text, between) => {
        for (const masked of [maskNik([...text].join(between)), maskPhone([...text].join(between))]) {
          expect(masked).toHaveLength(text.length);
          expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(text.length / 2);
          expect(text.endsWith(masked.replaceAll('*', ''))).toBe(true);
        }
      }),
    );
  });

  it('says one letter of each word of a name, and nothing of a plate but its region and two digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of maskName(text).split(' ')) {
          expect([...word].slice(1).every((sign) => sign === '*')).toBe(true);
        }
        const open = [...maskPlate(text)].filter((sign) => sign !== '*' && !/\s/u.test(sign));
        expect(open.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
