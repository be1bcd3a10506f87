import { eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { classesOn } from '@/lib/arithmetic/overdueClass';
import { beginsLetterDays } from '@/lib/collection/letterDays';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { todayIn } from '../calendar/today';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, overdueClasses } from '../platform/db/schema';
import { classVersions } from './versions';

/** The first day that has begun in no office: what was decided changes no letter of the day on which it was. */
export async function nextDayEverywhere(db: Db, now: Date): Promise<string> {
  const zones = await db.selectDistinct({ zone: offices.zone }).from(offices);
  const [latest] = zones.map(({ zone }) => todayIn(zone, now)).sort((a, b) => (a < b ? 1 : -1));
  if (latest === undefined) throw new ApiError(500);
  return addDays(latest, 1);
}

/**
 * Other days of letters hold from a day on, with the classes that hold then: by a version of that day, and in all that
 * follow. Called with all versions locked.
 */
export async function setLetterDays(db: Db, letterFrom: number[], from: string): Promise<void> {
  const rows = await classVersions(db);
  for (const row of rows.filter(({ valid_from }) => valid_from >= from)) {
    await db
      .update(overdueClasses)
      .set({ letterFrom, version: row.version + 1 })
      .where(eq(overdueClasses.id, row.id));
  }
  const held = classesOn(rows, from);
  if (!held || held.valid_from === from) return;
  const { collectibility_to, bucket_to } = held;
  await db
    .insert(overdueClasses)
    .values({ validFrom: from, collectibilityTo: collectibility_to, bucketTo: bucket_to, letterFrom });
}

/**
 * The days of letters of a version that one person writes: those that hold on its day without it. One with which others begin
 * keeps them, and its day (`beginsLetterDays`), or one person would undo what two decided.
 * @param row the version as it was; null: a new one
 */
export function keptLetterDays(
  rows: readonly OverdueClassesMaster[],
  row: OverdueClassesMaster | null,
  validFrom: string,
): number[] | undefined {
  const others = rows.filter(({ id }) => id !== row?.id);
  const before = row && classesOn(others, row.valid_from);
  if (row && before && beginsLetterDays(row, before)) return row.letter_from;
  return classesOn(others, validFrom)?.letter_from;
}
