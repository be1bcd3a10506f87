import { inArray, sql, type SQL } from 'drizzle-orm';
import { workingDaysBefore } from '@/lib/arithmetic/calendar';
import { TTS_WORKING_DAYS } from '@/lib/contract/tts';
import { holidaysUpTo } from '../calendar/holidaysUpTo';
import { todayIn } from '../calendar/today';
import type { ListedOffices } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { offices, tts } from '../platform/db/schema';

/** As the index `tts_open` has it. */
export const UNDERWAY: SQL = sql`${tts.state} in ('OPEN', 'HANDED_IN')`;

/** Office id → the last day whose TTS have been underway for longer than a working day of that office. */
export type LateDays = ReadonlyMap<number, string>;

/** The same for the offices that a list is about; undefined: every office. */
export async function lateDays(db: Db, listed: ListedOffices, now: Date): Promise<LateDays> {
  const rows = await db
    .select({ id: offices.id, zone: offices.zone })
    .from(offices)
    .where(listed && inArray(offices.id, [...listed]));
  const byDay = new Map<string, string>();
  for (const today of new Set(rows.map(({ zone }) => todayIn(zone, now)))) {
    byDay.set(today, workingDaysBefore(today, TTS_WORKING_DAYS + 1, await holidaysUpTo(db, today)));
  }
  return new Map(rows.map(({ id, zone }) => [id, byDay.get(todayIn(zone, now)) ?? '']));
}

/** Underway for too long, in SQL. */
export function isLate(days: LateDays): SQL {
  const each = [...days].map(([id, day]) => sql`(${tts.officeId} = ${id} and ${tts.day} <= ${day})`);
  return each.length === 0 ? sql`false` : sql`(${UNDERWAY} and (${sql.join(each, sql` or `)}))`;
}
