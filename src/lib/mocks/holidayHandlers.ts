import type { HttpHandler } from 'msw';
import { listHolidays, type Holiday } from '@/lib/contract/holidays';
import { mockEndpoint } from './mockEndpoint';

/** Some national holidays around the stories' day. */
export const HOLIDAYS: readonly Holiday[] = [
  { date: '2026-03-19', name: 'Hari Suci Nyepi Tahun Baru Saka 1948' },
  { date: '2026-03-21', name: 'Hari Raya Idul Fitri 1447 Hijriah' },
  { date: '2026-03-22', name: 'Hari Raya Idul Fitri 1447 Hijriah' },
  { date: '2026-08-17', name: 'Hari Kemerdekaan Republik Indonesia' },
  { date: '2026-12-25', name: 'Hari Raya Natal' },
  { date: '2027-01-01', name: 'Tahun Baru Masehi' },
  { date: '2027-02-06', name: 'Tahun Baru Imlek 2578 Kongzili' },
];

/** The same for calendars of stories without an app around them. */
export const storyHolidaysOf = () =>
  Promise.resolve(new Map(HOLIDAYS.map(({ date, name }) => [date, name] as const)));

/** The company's calendar. */
export const holidayHandlers: HttpHandler[] = [
  mockEndpoint(listHolidays, ({ query: { from = '', to = '' } }) =>
    HOLIDAYS.filter(({ date }) => from <= date && date <= to),
  ),
];
