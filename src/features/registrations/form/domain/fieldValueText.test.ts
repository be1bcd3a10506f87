import { expect, it } from 'vitest';
import { fieldValueText } from './fieldValueText';

it.each([
  ['applicant.sex', 'FEMALE', 'Perempuan'],
  ['applicant.birth_date', '1990-08-07', '7 Agustus 1990'],
  ['applicant.name', 'Siti', 'Siti'],
  ['applicant.name', '', '(kosong)'],
  ['structure.otr', 15_000_000, 'Rp15.000.000'],
  ['structure.tenor', 24, '24'],
  ['vehicle.year', 2022, '2022'],
  ['domicile.same', true, 'Ya'],
  ['surveyor_id', 7, 'Joko'],
  ['surveyor_id', null, '(kosong)'],
  ['documents.ktp', 12, 'Berkas nomor 12'],
] as const)('%s %j reads %s', (path, value, words) => {
  const names = (of: string) => (of === 'surveyor_id' ? 'Joko' : undefined);
  expect(fieldValueText(path, value, names)).toBe(words);
});
