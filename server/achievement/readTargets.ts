import { and, asc, eq, inArray } from 'drizzle-orm';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { workingDays } from '@/lib/collection/targetPart';
import type { BucketTarget, CollectorTarget, CollectorTargets } from '@/lib/contract/collectorTargets';
import { todayIn } from '../calendar/today';
import { collectorsOf } from '../distribution/collectorsOf';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { collectorTargets, offices } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { rangeOf, risingBuckets, versionsIn } from './bucketClasses';
import { staffNames } from './namesOf';
import { workingMonths } from './targetParts';

type Stored = typeof collectorTargets.$inferSelect;

/** An office and a month in which targets are set. */
export interface TargetMonth {
  office: { id: number; name: string };
  /** `YYYY-MM`, and its first day. */
  month: string;
  first: string;
  today: string;
  /** Today is after it. */
  closed: boolean;
  /** Those that hold on some day of it, rising. */
  buckets: string[];
}

/** A month of an office (default: its current one) as targets are set for it. 404: no such office. */
export async function targetMonth(
  db: Db,
  officeId: number,
  asked: string | undefined,
  now: Date,
): Promise<TargetMonth> {
  const [found] = await db
    .select({ id: offices.id, name: offices.name, zone: offices.zone })
    .from(offices)
    .where(eq(offices.id, officeId));
  if (!found) throw notFound('Kantor ini tidak ada.');
  const { zone, ...office } = found;
  const today = todayIn(zone, now);
  const month = asked ?? today.slice(0, 7);
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const versions = await versionsIn(db, { from: first, to: last });
  return { office, month, first, today, closed: today > last, buckets: risingBuckets(versions, []) };
}

/** Targets of all who collect for the office or have one there, by name. */
export async function readTargets(db: Db, viewer: number, at: TargetMonth): Promise<CollectorTargets> {
  const before = addMonths(at.first, -1);
  const stored = await storedTargets(db, at.office.id, [at.first, before]);
  const people = await collectorsOf(db, [at.office.id]);
  const ids = new Set([
    ...people.map(({ id }) => id),
    ...stored.filter(({ month }) => month === at.first).map(({ collectorId }) => collectorId),
  ]);
  const names = await staffNames(db, ids);
  const collect = new Set(people.map(({ id }) => id));
  const stamps = await stampsOf(db, stored);
  const rows = [...ids].map((id): CollectorTarget => {
    const own = stored.filter((row) => row.collectorId === id && row.month === at.first);
    return {
      collector: { id, name: names.get(id) ?? '' },
      targets: targetsOf(own),
      version: own[0]?.version ?? 0,
      before: targetsOf(stored.filter((row) => row.collectorId === id && row.month === before)),
      obstacle: obstacleOf(at, { viewer, id, collects: collect.has(id) }),
      ...stamps(newest(own)),
    };
  });
  const working = (await workingMonths(db, [at.first])).get(at.first);
  return {
    ...{ office: at.office, month: at.month, closed: at.closed },
    working_days: working ? workingDays(working) : 0,
    buckets: at.buckets.map((bucket) => ({ bucket, ...rangeOf(bucket) })),
    rows: rows.sort(
      (a, b) => a.collector.name.localeCompare(b.collector.name, 'id') || a.collector.id - b.collector.id,
    ),
  };
}

/** What stands of targets of an office in some months. */
const storedTargets = (db: Db, officeId: number, months: readonly string[]): Promise<Stored[]> =>
  db
    .select()
    .from(collectorTargets)
    .where(and(eq(collectorTargets.officeId, officeId), inArray(collectorTargets.month, [...months])))
    .orderBy(asc(collectorTargets.collectorId), asc(collectorTargets.bucket));

const targetsOf = (rows: readonly Stored[]): BucketTarget[] =>
  rows
    .map(({ bucket, amount, accounts }) => ({ bucket, amount, accounts }))
    .sort((a, b) => rangeOf(a.bucket).from - rangeOf(b.bucket).from);

/** Its buckets are written together: who made the first, and who changed one last. */
function newest(rows: readonly Stored[]) {
  const [first] = rows.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  const [last] = rows.toSorted((a, b) => Number(b.updatedAt) - Number(a.updatedAt));
  return {
    createdAt: first?.createdAt ?? null,
    createdBy: first?.createdBy ?? null,
    updatedAt: last?.updatedAt ?? null,
    updatedBy: last?.updatedBy ?? null,
  };
}

/** Why somebody can't set a target; null: they can. */
export function obstacleOf(
  { closed }: TargetMonth,
  { viewer, id, collects }: { viewer: number; id: number; collects: boolean },
): string | null {
  if (id === viewer) return 'Target sendiri ditetapkan oleh orang lain.';
  if (closed) return 'Bulan ini sudah ditutup; targetnya tidak dapat diubah lagi.';
  return collects ? null : 'Orang ini tidak menagih untuk kantor ini.';
}
