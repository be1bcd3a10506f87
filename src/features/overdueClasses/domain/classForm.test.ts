import { expect, it } from 'vitest';
import { buildClasses } from '../mocks/buildClasses';
import {
  checkValues,
  classChanges,
  earliestStart,
  formValues,
  lastText,
  startText,
  writeOf,
} from './classForm';
import { exampleText } from './classText';

const TODAY = '2026-11-20';
const row = buildClasses();
const values = formValues(row, '2027-01-01');

it('begins with the limits that hold, tomorrow at the earliest', () => {
  expect(writeOf(values)).toEqual({ ...writeOf(values), bucket_to: row.bucket_to });
  expect(earliestStart(TODAY, '1900-01-01')).toBe('2026-11-21');
  expect(earliestStart(TODAY, '2027-01-01')).toBe('2027-01-02');
  expect(checkValues(values, '2026-11-21')).toEqual({});
});

it('says beside each field what is wrong', () => {
  const wrong = {
    valid_from: '2026-11-20',
    collectibility_to: ['0', '90', '90', 'abc'],
    bucket_to: ['7', '3', '', '99999'],
  };
  expect(checkValues(wrong, '2026-11-21')).toEqual({
    valid_from: 'Paling awal 21 November 2026.',
    'collectibility_to.2': 'Paling sedikit 91: kelas tidak boleh tumpang tindih.',
    'collectibility_to.3': 'Isi hari dari 0 sampai 3.650.',
    'bucket_to.1': 'Paling sedikit 8: kelas tidak boleh tumpang tindih.',
    'bucket_to.2': 'Isi hari dari 0 sampai 3.650.',
    'bucket_to.3': 'Isi hari dari 0 sampai 3.650.',
  });
});

it('speaks of days', () => {
  expect(exampleText(row)).toBe('Contoh: tunggakan 37 hari → kolektibilitas 2, kelompok 31–60 hari.');
  expect([startText(['0', '90'], 1), startText(['', '90'], 1)]).toEqual([
    'Mulai 1 hari.',
    'Menyusul kelas sebelumnya.',
  ]);
  expect([lastText(['0', '90']), lastText(['x'])]).toEqual(['> 90 hari', 'Selebihnya']);
  expect(classChanges(row, { ...row, valid_from: '2027-01-01' })).toEqual([
    { label: 'Berlaku mulai', before: '1 Januari 1900', after: '1 Januari 2027' },
  ]);
});
