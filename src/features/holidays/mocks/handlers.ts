import type { HttpHandler } from 'msw';
import {
  changeHoliday,
  compareHolidays,
  createHoliday,
  deleteHoliday,
  importHolidays,
  listHolidayYear,
  type HolidayDiff,
} from '@/lib/contract/holidayMaster';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildHoliday, buildHolidays, buildHolidayYear } from './buildHolidays';

const ROWS = buildHolidays();
const find = (id: unknown) => ROWS.find((row) => String(row.id) === String(id));
const GONE = refuse(404, 'Hari libur tidak ditemukan.');

/** Writes are accepted and change nothing. */
export const holidayMasterHandlers: HttpHandler[] = [
  mockEndpoint(listHolidayYear, ({ query }) => buildHolidayYear(Number(query.year ?? 2026))),
  mockEndpoint(createHoliday, ({ body: { date, name } }) => {
    const current = ROWS.find((row) => row.date === date);
    if (!current) return buildHoliday({ id: 90, date, name });
    const message = `Hari itu sudah hari libur: ${current.name}.`;
    return refuse(409, message, { errors: { date: message }, version: null, current });
  }),
  mockEndpoint(changeHoliday, ({ params, body: { date, name } }) => {
    const row = find(params.id);
    return row ? { ...row, date, name, version: row.version + 1 } : GONE;
  }),
  mockEndpoint(deleteHoliday, ({ params }) => ({ id: Number(params.id) })),
  mockEndpoint(compareHolidays, ({ body }) => compare(body.rows)),
  mockEndpoint(importHolidays, ({ body }) => {
    const { added, renamed, same, missing } = compare(body.rows);
    const removed = body.missing === 'REMOVE' ? missing.length : 0;
    return { added: added.length, renamed: renamed.length, removed, same };
  }),
];

/** As the server compares. */
export function compare(lines: readonly { date: string; name: string }[]): HolidayDiff {
  const known = new Map(ROWS.map(({ date, name }) => [date, name]));
  const years = new Set(lines.map(({ date }) => date.slice(0, 4)));
  const dates = new Set(lines.map(({ date }) => date));
  const renamed = lines.flatMap(({ date, name }) => {
    const before = known.get(date);
    return before === undefined || before === name ? [] : [{ date, before, after: name }];
  });
  const added = lines.filter(({ date }) => !known.has(date));
  return {
    today: '2026-11-20',
    basis: 'seen',
    added,
    renamed,
    same: lines.length - added.length - renamed.length,
    missing: ROWS.filter(({ date }) => years.has(date.slice(0, 4)) && !dates.has(date)).map(
      ({ date, name }) => ({ date, name }),
    ),
  };
}
