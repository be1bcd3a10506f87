import { desc, lte } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { overdueClasses } from '../platform/db/schema';

/** DPD from which SP1, SP2 and SP3 are due by the version that holds on a day, `YYYY-MM-DD`; none before the first. */
export async function letterFromOn(db: Db, day: string): Promise<readonly number[]> {
  const [held] = await db
    .select({ letterFrom: overdueClasses.letterFrom })
    .from(overdueClasses)
    .where(lte(overdueClasses.validFrom, day))
    .orderBy(desc(overdueClasses.validFrom))
    .limit(1);
  return held?.letterFrom ?? [];
}
