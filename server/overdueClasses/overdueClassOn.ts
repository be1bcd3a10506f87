import { desc, lte } from 'drizzle-orm';
import { overdueClassOf, type OverdueClass } from '@/lib/arithmetic/overdueClass';
import type { Db } from '../platform/db/connect';
import { overdueClasses } from '../platform/db/schema';

/** Where some days of DPD fall by the classes that hold on a day, `YYYY-MM-DD`; null before the first of them. */
export async function overdueClassOn(db: Db, day: string, dpd: number): Promise<OverdueClass | null> {
  const [held] = await db
    .select({ collectibility_to: overdueClasses.collectibilityTo, bucket_to: overdueClasses.bucketTo })
    .from(overdueClasses)
    .where(lte(overdueClasses.validFrom, day))
    .orderBy(desc(overdueClasses.validFrom))
    .limit(1);
  return held ? overdueClassOf(held, dpd) : null;
}
