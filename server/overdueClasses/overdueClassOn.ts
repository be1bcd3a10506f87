import { overdueClassOf, type OverdueClass } from '@/lib/arithmetic/overdueClass';
import type { Db } from '../platform/db/connect';
import { versionOn } from './versionOn';

/** Where some days of DPD fall by the classes that hold on a day, `YYYY-MM-DD`; null before the first of them. */
export async function overdueClassOn(db: Db, day: string, dpd: number): Promise<OverdueClass | null> {
  const held = await versionOn(db, day);
  return held
    ? overdueClassOf({ collectibility_to: held.collectibilityTo, bucket_to: held.bucketTo }, dpd)
    : null;
}
