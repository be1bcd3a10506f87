import type { HttpHandler } from 'msw';
import {
  changeHoliday,
  compareHolidays,
  createHoliday,
  deleteHoliday,
  importHolidays,
  listHolidayYear,
} from '@/lib/contract/holidayMaster';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildHoliday, buildHolidayYear } from './buildHolidays';
import { compare } from './handlers';

const forbidden = refuse(403, 'Anda tidak punya hak untuk ini.');

/** Named worlds for the calendar of holidays. */
export const holidayScenarios = {
  asking: [mockEndpoint(listHolidayYear, never)],
  networkGone: [mockEndpoint(listHolidayYear, offline)],
  serverFails: [mockEndpoint(listHolidayYear, () => refuse(500, ''))],
  forbidden: [mockEndpoint(listHolidayYear, forbidden), mockEndpoint(compareHolidays, forbidden)],
  none: [mockEndpoint(listHolidayYear, { ...buildHolidayYear(2031), years: [] })],
  saveOffline: [mockEndpoint(createHoliday, offline), mockEndpoint(changeHoliday, offline)],
  saveRefused: [
    mockEndpoint(createHoliday, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { reason: '19 November 2026 sudah lewat: tulis alasannya.' },
      }),
    ),
  ],
  removeOffline: [mockEndpoint(deleteHoliday, offline)],
  comparing: [mockEndpoint(compareHolidays, never)],
  compareOffline: [mockEndpoint(compareHolidays, offline)],
  taking: [mockEndpoint(importHolidays, never)],
  takeOffline: [mockEndpoint(importHolidays, offline)],
} satisfies Record<string, HttpHandler[]>;

/** Somebody else moved Christmas while the form was open. */
export function movedMeanwhile(): HttpHandler[] {
  const current = buildHoliday({ id: 6, date: '2026-12-26', name: 'Hari Raya Natal', version: 2 });
  return [
    mockEndpoint(changeHoliday, ({ body: { version, date, name } }) =>
      version === 2
        ? { ...current, date, name, version: 3 }
        : refuse(409, 'Hari libur 26 Desember 2026 sudah berubah sejak Anda membukanya.', {
            version: 1,
            current,
          }),
    ),
  ];
}

/** Somebody else added a holiday between the comparison and the press. */
export function comparedAgain(): HttpHandler[] {
  let told = false;
  return [
    mockEndpoint(importHolidays, ({ body }) => {
      const current = { ...compare(body.rows), basis: 'newer', added: [] };
      if (told) return { added: 0, renamed: 1, removed: 0, same: 3 };
      told = true;
      return refuse(409, 'Kalender sudah berubah sejak pratinjau dibuat. Periksa pratinjau yang baru.', {
        current,
      });
    }),
  ];
}
