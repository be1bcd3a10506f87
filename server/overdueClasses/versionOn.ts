import { desc, lte } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { overdueClasses } from '../platform/db/schema';

/** The version of the classes that holds on a day, `YYYY-MM-DD`; undefined before the first of them. */
export async function versionOn(
  db: Db,
  day: string,
): Promise<typeof overdueClasses.$inferSelect | undefined> {
  const [held] = await db
    .select()
    .from(overdueClasses)
    .where(lte(overdueClasses.validFrom, day))
    .orderBy(desc(overdueClasses.validFrom))
    .limit(1);
  return held;
}
