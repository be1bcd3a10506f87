import { expect, it } from 'vitest';
import { buildClasses } from '../mocks/buildClasses';
import { checkLetterDays, letterDaysOf, letterDaysValues } from './letterDaysForm';

const row = buildClasses();
const errors = (...letter_from: string[]) => checkLetterDays({ letter_from }, row);

it('begins with the days that hold, which alone are no change', () => {
  expect(letterDaysOf(letterDaysValues(row))).toEqual([8, 15, 22]);
  expect(errors('8', '15', '22')).toEqual({
    'letter_from.0': 'Sama dengan yang berlaku. Ubah paling sedikit satu hari.',
  });
  expect(errors('8', '15', '23')).toEqual({});
  expect(errors('1', '2', '365')).toEqual({});
});

it('says beside each field what is wrong', () => {
  expect(errors('8', '8', '7')).toEqual({
    'letter_from.1': 'Paling sedikit 9: setelah SP1.',
    'letter_from.2': 'Paling sedikit 9: setelah SP2.',
  });
  const range = 'Isi hari dari 1 sampai 365.';
  expect(errors('0', '', '366')).toEqual({
    'letter_from.0': range,
    'letter_from.1': range,
    'letter_from.2': range,
  });
  expect(errors('abc', '1,5', '-7')).toEqual({
    'letter_from.0': range,
    'letter_from.1': range,
    'letter_from.2': range,
  });
});
