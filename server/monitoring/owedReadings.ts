import { classesOn, type OverdueClasses } from '@/lib/arithmetic/overdueClass';
import { bucketsOn } from '@/lib/collection/buckets';
import { notPerforming } from '@/lib/collection/npf';
import { owedFigures } from '@/lib/collection/owedFigures';
import type { Reading } from '@/lib/contract/monitoring';
import type { OwedRows } from '../figures/owedByDay';
import type { Db } from '../platform/db/connect';
import { overdueClasses } from '../platform/db/schema';
import { reading } from './reading';
import type { ReadPart } from './ReadPart';

/** What is owed, by days late, on each office's own day and the classes that hold on it. */
export const owedReadings: ReadPart = async (db, offices, _now, owedOf) => {
  const owed = await owedOf(offices.map(({ id }) => id));
  const versions = await versionsOf(db);
  return new Map(
    offices.map(({ id, today }) => {
      const rows = owed.get(id);
      if (!rows) throw new Error(`Nothing was read of office ${id}`);
      return [id, readingsOn(rows, today, versions)];
    }),
  );
};

/** Every version of Kelas Tunggakan. */
export const versionsOf = (db: Db): Promise<OverdueClasses[]> =>
  db
    .select({
      valid_from: overdueClasses.validFrom,
      collectibility_to: overdueClasses.collectibilityTo,
      bucket_to: overdueClasses.bucketTo,
    })
    .from(overdueClasses);

/** What an office was owed, as figures of its day. */
export function readingsOn(rows: OwedRows, today: string, versions: readonly OverdueClasses[]): Reading[] {
  const figures = owedFigures([{ ...rows, today, buckets: bucketsOn(today, versions) }]);
  const bad = notPerforming({ ...rows, today, classes: classesOn(versions, today) ?? null });
  const { total, late, coming, repossessed, without_collector, without_region } = figures;
  const [dueToday] = coming;
  return [
    reading('outstanding', total.accounts, total.outstanding),
    reading('npf', bad.accounts, bad.outstanding, { whole: total.outstanding }),
    reading('due_today', dueToday?.accounts ?? 0, dueToday?.outstanding ?? 0),
    reading('late', late.accounts, late.outstanding),
    ...figures.buckets.map(({ bucket, accounts, outstanding }) =>
      reading('bucket', accounts, outstanding, { slice: bucket }),
    ),
    reading('repossessed', repossessed.accounts, repossessed.outstanding),
    reading('without_collector', without_collector.accounts, without_collector.outstanding),
    reading('without_region', without_region.accounts, without_region.outstanding),
  ];
}
