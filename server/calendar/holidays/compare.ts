import { createHash } from 'node:crypto';
import { asc, inArray, sql } from 'drizzle-orm';
import type { HolidayDiff, HolidayWrite } from '@/lib/contract/holidayMaster';
import { formatDate } from '@/lib/format/tanggal';
import { invalid } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { holidays } from '../../platform/db/schema';

const yearOf = (date: string) => Number(date.slice(0, 4));

/**
 * What lines of a file would do to the calendar of their years. Reads only; 422 when a day stands there twice, for
 * nobody knows which of the two is meant.
 */
export async function holidayDiff(
  db: Db,
  rows: readonly HolidayWrite[],
  today: string,
): Promise<HolidayDiff> {
  const lines = new Map(rows.map(({ date, name }) => [date, name]));
  if (lines.size < rows.length) throw invalid(twice(rows), 'Ada tanggal yang tertulis dua kali.');
  const there = await holidaysIn(db, [...new Set(rows.map(({ date }) => yearOf(date)))]);
  const known = new Map(there.map(({ date, name }) => [date, name]));
  const added: HolidayWrite[] = [];
  const renamed: HolidayDiff['renamed'] = [];
  for (const [date, after] of lines) {
    const before = known.get(date);
    if (before === undefined) added.push({ date, name: after });
    else if (before !== after) renamed.push({ date, before, after });
  }
  return {
    today,
    basis: digest(there),
    added: added.sort(byDate),
    renamed: renamed.sort(byDate),
    same: lines.size - added.length - renamed.length,
    missing: there.flatMap(({ date, name }) => (lines.has(date) ? [] : [{ date, name }])),
  };
}

const byDate = (a: { date: string }, b: { date: string }) => (a.date < b.date ? -1 : 1);

async function holidaysIn(db: Db, years: number[]) {
  return db
    .select({ id: holidays.id, date: holidays.date, name: holidays.name, version: holidays.version })
    .from(holidays)
    .where(inArray(sql`extract(year from ${holidays.date})::int`, years))
    .orderBy(asc(holidays.date));
}

/** Another one whenever any of these holidays was made, changed or taken away. */
const digest = (there: readonly { id: number; version: number }[]) =>
  createHash('sha256')
    .update(there.map(({ id, version }) => `${id}.${version}`).join(' '))
    .digest('hex');

function twice(rows: readonly HolidayWrite[]): Record<string, string> {
  const seen = new Set<string>();
  const errors: Record<string, string> = {};
  rows.forEach(({ date }, at) => {
    if (seen.has(date)) errors[`rows.${at}.date`] = `${formatDate(date)} sudah tertulis di atas.`;
    seen.add(date);
  });
  return errors;
}
