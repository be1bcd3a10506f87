import { sql } from 'drizzle-orm';
import { bucketWords } from '@/lib/contract/reportWords';
import { shareBp } from '@/lib/collection/figures';
import type { Reading } from '@/lib/contract/monitoring';
import { REPOSSESSED_BUCKET } from '@/lib/contract/overdueListDefaults';
import { owedByDay } from '../../figures/owedByDay';
import type { OfficeDay } from '../../monitoring/officeDays';
import { readingsOn, versionsOf } from '../../monitoring/owedReadings';
import { begunBy, keptOn } from '../keptEnds';
import { rowsFrom, type ReadReport, type ReportScope } from '../ReportSource';

/**
 * What each office was owed at a day's end, by days late: as it was kept; where the day is not over, as it is now. The figures
 * are those of Monitoring.
 */
export const aging: ReadReport<'aging'> = async (scope) => {
  const offices = await begunBy(scope, scope.to);
  if (offices.length === 0) return 'not-kept';
  const live = offices.filter(({ today }) => today <= scope.to);
  const kept = await keptOn(
    scope.db,
    offices.filter(({ today }) => today > scope.to),
    scope.to,
  );
  if (kept === null) return 'not-kept';
  const readings = new Map([...kept, ...(await readNow(scope, live))]);
  const rows = offices.flatMap(({ id, name }, place) => bucketRows(readings.get(id) ?? [], { name, place }));
  return {
    values: {
      ...{ office: sql`r.office`, bucket: sql`r.bucket`, contracts: sql`r.contracts` },
      ...{ outstanding: sql`r.outstanding`, share: sql`r.share` },
    },
    from: sql`from ${rowsFrom(rows, sql`place int, nth int, office text, bucket text, contracts bigint, outstanding bigint, share int`)}`,
    order: sql`r.place, r.nth`,
  };
};

async function readNow({ db }: ReportScope, offices: readonly OfficeDay[]) {
  const owed = await owedByDay(
    db,
    offices.map(({ id }) => id),
  );
  const versions = await versionsOf(db);
  return offices.flatMap(({ id, today }): [number, Reading[]][] => {
    const rows = owed.get(id);
    return rows ? [[id, readingsOn(rows, today, versions)]] : [];
  });
}

/** Buckets that hold something, and the units that were taken. */
function bucketRows(readings: readonly Reading[], { name, place }: { name: string; place: number }) {
  const whole = readings.find(({ figure }) => figure === 'outstanding')?.amount ?? 0;
  return readings
    .filter(({ figure, count }) => (figure === 'bucket' || figure === 'repossessed') && count > 0)
    .map(({ slice, count, amount }, nth) => ({
      ...{ place, nth, office: name, bucket: bucketWords(slice ?? REPOSSESSED_BUCKET) },
      ...{ contracts: count, outstanding: amount, share: shareBp(amount ?? 0, whole) },
    }));
}
