import { sql } from 'drizzle-orm';
import { rangesOf, type DayRange } from '@/lib/arithmetic/overdueClass';
import { addDays } from '@/lib/arithmetic/calendar';
import { DUE_SOON_DAYS, type Account } from '@/lib/collection/distribute';
import { versionOn } from '../overdueClasses/versionOn';
import type { Db } from '../platform/db/connect';

/** An account of an office, and by what it is counted. */
export interface OfficeAccount extends Account {
  nextDue: string;
}

/** The last due date of an account on a day: late, or due within three days. */
export const lastDue = (day: string): string => addDays(day, DUE_SOON_DAYS);

/** Every account of an office on a day, by code. Read from `contracts_owed` where it is fresh. */
export async function readAccounts(
  db: Db,
  officeId: number,
  { day, buckets }: { day: string; buckets: readonly DayRange[] },
): Promise<OfficeAccount[]> {
  const { rows } = await db.execute<{
    code: string;
    village: string | null;
    next_due: string;
    dpd: number;
    outstanding: number;
    collector_id: number | null;
  }>(sql`
    select code, village_code as village, next_due, ${day}::date - next_due as dpd,
           coalesce(outstanding, 0)::float8 as outstanding, collector_id
      from contracts
     where office_id = ${officeId} and status = 'ACTIVE' and next_due <= ${lastDue(day)}
     order by code`);
  return rows.map(({ dpd, collector_id, next_due, ...row }) => ({
    ...row,
    nextDue: next_due,
    collectorId: collector_id,
    bucket: bucketOf(buckets, dpd),
  }));
}

/** Place of some days of DPD among the buckets; -1: not late. */
const bucketOf = (buckets: readonly DayRange[], dpd: number): number =>
  dpd < 1 ? -1 : buckets.findIndex(({ to }) => to === null || dpd <= to);

/** The buckets of DPD that hold on a day; before the first version all days are one. */
export const bucketsOn = async (db: Db, day: string): Promise<DayRange[]> =>
  rangesOf((await versionOn(db, day))?.bucketTo ?? []);
