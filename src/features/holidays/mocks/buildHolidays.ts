import type { HolidayMaster, HolidayYear } from '@/lib/contract/holidayMaster';

/** Independence Day, as the company began with it. */
export function buildHoliday(over: Partial<HolidayMaster> = {}): HolidayMaster {
  return {
    id: 32,
    date: '2026-08-17',
    name: 'Hari Kemerdekaan Republik Indonesia',
    version: 1,
    created_at: '2026-01-02T04:00:00.000Z',
    created_by: null,
    updated_at: '2026-01-02T04:00:00.000Z',
    updated_by: null,
    ...over,
  };
}

const NAMED: readonly [date: string, name: string][] = [
  ['2026-01-01', 'Tahun Baru Masehi'],
  ['2026-03-19', 'Hari Suci Nyepi Tahun Baru Saka 1948'],
  ['2026-03-21', 'Hari Raya Idul Fitri 1447 Hijriah'],
  ['2026-03-22', 'Hari Raya Idul Fitri 1447 Hijriah'],
  ['2026-08-17', 'Hari Kemerdekaan Republik Indonesia'],
  ['2026-12-25', 'Hari Raya Natal'],
  ['2027-01-01', 'Tahun Baru Masehi'],
  ['2027-02-06', 'Tahun Baru Imlek 2578 Kongzili'],
  ['2027-03-10', 'Hari Raya Idul Fitri 1448 Hijriah (perkiraan)'],
];

/** Some of the calendar's holidays; each has the id that is its place. */
export const buildHolidays = (): HolidayMaster[] =>
  NAMED.map(([date, name], at) =>
    buildHoliday({
      id: at + 1,
      date,
      name,
      ...(date === '2026-12-25' && { created_by: { username: 'admin.sistem', name: 'Lukman Hakim' } }),
    }),
  );

/** A year of it, on 20 November 2026. */
export function buildHolidayYear(year = 2026): HolidayYear {
  const all = buildHolidays();
  const of = (one: number) => all.filter(({ date }) => date.startsWith(String(one)));
  return {
    today: '2026-11-20',
    year,
    years: [2026, 2027].map((one) => ({ year: one, count: of(one).length })),
    rows: of(year),
  };
}
