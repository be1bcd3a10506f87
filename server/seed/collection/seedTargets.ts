import { bucketName, bucketsOn } from '@/lib/collection/buckets';
import { addMonths } from '@/lib/arithmetic/calendar';
import type { Db } from '../../platform/db/connect';
import { collectorTargets, overdueClasses } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { momentAt } from '../registrations/demoTimes';
import { earlier, type DemoBranch } from './DemoBranch';

/** Contracts that should pay of those that are not late; two less with each bucket. */
const ACCOUNTS = 12;
/** Rupiah of each, for one collector after the other: the first is ahead of it, the second behind. */
const EACH = [900_000, 2_200_000] as const;

/** What the collectors of an office should bring in last month and this one, set by their supervisor on its first day. */
export async function seedTargets(
  db: Db,
  { id: officeId, collectors, supervisor, today, zone, now }: DemoBranch,
): Promise<void> {
  const versions = (await db.select().from(overdueClasses)).map((row) => ({
    ...{ valid_from: row.validFrom, collectibility_to: row.collectibilityTo, bucket_to: row.bucketTo },
  }));
  const first = `${today.slice(0, 7)}-01`;
  for (const [ago, month] of [first, addMonths(first, -1)].entries()) {
    await actAs(db, { staffId: supervisor, at: earlier(momentAt(zone, month, 500), now) });
    for (const [at, collectorId] of collectors.entries()) {
      const buckets = bucketsOn(month, versions);
      await db.insert(collectorTargets).values(
        buckets.map((bucket, nth) => {
          const accounts = Math.max(1, ACCOUNTS - 2 * nth - ago);
          return {
            officeId,
            collectorId,
            month,
            bucket: bucketName(bucket),
            accounts,
            amount: accounts * (EACH[at % 2] ?? EACH[0]),
          };
        }),
      );
    }
  }
}
