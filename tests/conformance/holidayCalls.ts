import {
  changeHoliday,
  compareHolidays,
  createHoliday,
  deleteHoliday,
  importHolidays,
  listHolidayYear,
  type HolidayDiff,
  type HolidayMaster,
} from '@/lib/contract/holidayMaster';
import type { Send } from './calls';

interface Sender {
  send: Send;
}

const NEXT = { rows: [{ date: '2031-01-01', name: 'Tahun Baru Masehi' }] };
const make = (send: Send, date: string) =>
  send(createHoliday, 'admin', { body: { date, name: 'Hari libur baru' } });
/** The mocks remember nothing that was made: there it is one of the list. */
const made = async (send: Send, date: string) => {
  const { id } = (await make(send, date)).data as HolidayMaster;
  const year = Number(date.slice(0, 4));
  const list = async (query: object) =>
    ((await send(listHolidayYear, 'admin', { query })).data as { rows: HolidayMaster[] }).rows;
  const row = (await list({ year })).find((one) => one.id === id) ?? (await list({ year: 2026 })).at(-1);
  if (!row) throw new Error('No holiday');
  return { row, params: { id: String(row.id) } };
};
const reason = 'Dicoba oleh pemeriksaan';

/** How the calls of the calendar master are made. */
export const HOLIDAY_CALLS = {
  listHolidayYear: ({ send }: Sender) => send(listHolidayYear, 'admin', { query: { year: 2026 } }),
  createHoliday: ({ send }: Sender) => make(send, '2032-02-03'),
  changeHoliday: async ({ send }: Sender) => {
    const { row, params } = await made(send, '2032-02-04');
    const { date, version } = row;
    return send(changeHoliday, 'admin', { params, body: { date, name: 'Nama lain', reason, version } });
  },
  deleteHoliday: async ({ send }: Sender) => {
    const { row, params } = await made(send, '2032-02-05');
    return send(deleteHoliday, 'admin', { params, query: { version: row.version, reason } });
  },
  compareHolidays: ({ send }: Sender) => send(compareHolidays, 'admin', { body: NEXT }),
  importHolidays: async ({ send }: Sender) => {
    const { basis } = (await send(compareHolidays, 'admin', { body: NEXT })).data as HolidayDiff;
    return send(importHolidays, 'admin', { body: { ...NEXT, basis, missing: 'KEEP' } });
  },
};
