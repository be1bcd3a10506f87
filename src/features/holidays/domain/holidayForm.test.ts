import { expect, it } from 'vitest';
import { buildHoliday } from '../mocks/buildHolidays';
import { checkValues, formValues, holidayChanges, pastDay, writeOf } from './holidayForm';

const TODAY = '2026-11-20';
const christmas = buildHoliday({ date: '2026-12-25', name: 'Hari Raya Natal' });

it('begins with what is there, and asks for a day and a name', () => {
  expect(formValues(christmas)).toEqual({ date: '2026-12-25', name: 'Hari Raya Natal', reason: '' });
  expect(checkValues(formValues(null), null, TODAY)).toEqual({
    date: 'Isi tanggalnya.',
    name: 'Isi 3 sampai 80 huruf.',
  });
  expect(checkValues({ date: '0999-12-25', name: 'Natal', reason: '' }, null, TODAY).date).toBe(
    'Isi tahun dari 1900 sampai 2199.',
  );
});

it('asks for a reason where a day that has passed is touched, whichever way', () => {
  const back = { date: '2026-11-19', name: 'Kemarin', reason: ' x ' };
  expect(pastDay(back, christmas, TODAY)).toBe('2026-11-19');
  expect(checkValues(back, christmas, TODAY).reason).toBe('Tulis alasan, paling sedikit 5 karakter.');
  const past = buildHoliday({ date: '2026-08-17' });
  expect(pastDay({ date: '2026-12-01' }, past, TODAY)).toBe('2026-08-17');
  expect(pastDay({ date: TODAY }, null, TODAY)).toBeNull();
  expect(writeOf({ ...back, reason: ' SKB baru ' }, christmas, TODAY).reason).toBe('SKB baru');
  expect(writeOf({ date: TODAY, name: ' Hari ini ', reason: 'tidak perlu' }, null, TODAY)).toEqual({
    date: TODAY,
    name: 'Hari ini',
  });
});

it('says what somebody else changed', () => {
  expect(holidayChanges(christmas, { ...christmas, date: '2026-12-26', version: 2 })).toEqual([
    { label: 'Tanggal', before: '25 Desember 2026', after: '26 Desember 2026' },
  ]);
});
