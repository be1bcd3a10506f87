import { asc, between } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isRealDate } from '@/lib/arithmetic/calendar';
import { listHolidays } from '@/lib/contract/holidays';
import { invalid } from '../platform/core/ApiError';
import { holidays } from '../platform/db/schema';
import type { Parts } from '../platform/http/parts';
import { route } from '../platform/http/route';
import { holidayRoutes } from './holidays/routes';

/** The database knows no year 0. */
const exists = (date: string) => isRealDate(date) && !date.startsWith('0000');

/** The company's calendar: to read for every session, to keep for those who keep the master data. */
export function calendarRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, parts, listHolidays, async ({ db, query: { from, to } }) => {
    if (!exists(from)) throw invalid({ from: 'Tanggal ini tidak ada.' });
    if (!exists(to)) throw invalid({ to: 'Tanggal ini tidak ada.' });
    if (to < from) throw invalid({ to: 'Tidak boleh sebelum tanggal awal.' });
    const rows = db
      .select({ date: holidays.date, name: holidays.name })
      .from(holidays)
      .where(between(holidays.date, from, to));
    return { data: await rows.orderBy(asc(holidays.date)) };
  });
  holidayRoutes(app, parts);
}
