import { asc, between, eq, sql } from 'drizzle-orm';
import type { HolidayMaster } from '@/lib/contract/holidayMaster';
import { formatDate } from '@/lib/format/tanggal';
import { conflict, notFound } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { holidays } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import { idOf } from '../../platform/http/idOf';

type HolidayRow = typeof holidays.$inferSelect;

const GONE = 'Hari libur tidak ditemukan.';

/** Rows as the contract has them. */
async function toMasters(db: Db, rows: readonly HolidayRow[]): Promise<HolidayMaster[]> {
  const stamps = await stampsOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    name: row.name,
    version: row.version,
    ...stamps(row),
  }));
}

/** The holidays of a year by date. */
export async function holidaysOfYear(db: Db, year: number): Promise<HolidayMaster[]> {
  const rows = db
    .select()
    .from(holidays)
    .where(between(holidays.date, `${year}-01-01`, `${year}-12-31`));
  return toMasters(db, await rows.orderBy(asc(holidays.date)));
}

/** The years that have any, in their order. */
export async function yearsWithHolidays(db: Db): Promise<{ year: number; count: number }[]> {
  const year = sql<number>`extract(year from ${holidays.date})::int`;
  return db
    .select({ year, count: sql<number>`count(*)::int` })
    .from(holidays)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** Writers of the calendar go one after the other until the transaction ends. */
export async function lockCalendar(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('holiday calendar'))`);
}

/**
 * The holiday that an address names, with the calendar locked. 404 when there is none, 409 with what is there now when
 * it is not the version that was seen.
 */
export async function lockHoliday(db: Db, id: string, seen: number): Promise<HolidayMaster> {
  const key = idOf(id, GONE);
  await lockCalendar(db);
  const row = await readHoliday(db, key);
  if (row.version !== seen) {
    throw conflict(`Hari libur ${formatDate(row.date)} sudah berubah sejak Anda membukanya.`, {
      version: seen,
      current: row,
    });
  }
  return row;
}

/** A holiday by its id. 404 when there is none. */
export async function readHoliday(db: Db, id: number): Promise<HolidayMaster> {
  const [row] = await toMasters(db, await db.select().from(holidays).where(eq(holidays.id, id)));
  if (!row) throw notFound(GONE);
  return row;
}

/** Throws 409 when the day is another holiday already. `id`: the one that is changed. */
export async function checkDay(db: Db, date: string, id?: number): Promise<void> {
  const [taken] = await toMasters(db, await db.select().from(holidays).where(eq(holidays.date, date)));
  if (!taken || taken.id === id) return;
  const message = `${formatDate(date)} sudah hari libur: ${taken.name}.`;
  throw conflict(message, { errors: { date: message }, version: null, current: taken });
}
