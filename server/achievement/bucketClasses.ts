import { desc, lte, sql, type SQL } from 'drizzle-orm';
import { rangesOf, type DayRange } from '@/lib/arithmetic/overdueClass';
import { bucketName } from '@/lib/collection/buckets';
import type { DateWindow } from '../calendar/periodWindow';
import type { Db } from '../platform/db/connect';
import { overdueClasses } from '../platform/db/schema';

/** Buckets of some days, newest version first. */
export type Versions = readonly { from: string; ranges: readonly DayRange[] }[];

/** The versions of Kelas Tunggakan that hold on some of these days; before the first of them all days are one bucket. */
export async function versionsIn(db: Db, { from, to }: DateWindow): Promise<Versions> {
  const rows = await db
    .select({ from: overdueClasses.validFrom, limits: overdueClasses.bucketTo })
    .from(overdueClasses)
    .where(lte(overdueClasses.validFrom, to))
    .orderBy(desc(overdueClasses.validFrom));
  const begun = rows.findIndex((row) => row.from <= from);
  const held = (begun < 0 ? rows : rows.slice(0, begun + 1)).map((row) => ({
    from: row.from,
    ranges: rangesOf(row.limits),
  }));
  return begun < 0 ? [...held, { from: '', ranges: rangesOf([]) }] : held;
}

/** The name of the bucket of some days late on a day, in SQL. */
export function bucketSql(versions: Versions, day: SQL, overdue: SQL): SQL {
  const [newest, ...older] = versions;
  if (!newest) return sql`'0-'`;
  const own = rangesSql(newest.ranges, overdue);
  return older.length === 0
    ? own
    : sql`case when ${day} >= ${newest.from}::date then ${own} else ${bucketSql(older, day, overdue)} end`;
}

function rangesSql(ranges: readonly DayRange[], overdue: SQL): SQL {
  const limited = ranges.flatMap((range) =>
    range.to === null ? [] : [sql`when ${overdue} <= ${range.to}::int then ${bucketName(range)}::text`],
  );
  const last = bucketName(ranges.at(-1) ?? { from: 0, to: null });
  return limited.length === 0
    ? sql`${last}::text`
    : sql`case ${sql.join(limited, sql` `)} else ${last}::text end`;
}

/** A bucket by its name, `8-15`, `121-`. */
export function rangeOf(bucket: string): DayRange {
  const [from = '0', to = ''] = bucket.split('-');
  return { from: Number(from), to: to === '' ? null : Number(to) };
}

/** Buckets of the versions and some more, each once, rising. */
export function risingBuckets(versions: Versions, more: Iterable<string>): string[] {
  const names = new Set([...versions.flatMap(({ ranges }) => ranges.map(bucketName)), ...more]);
  const end = (bucket: string) => rangeOf(bucket).to ?? Infinity;
  return [...names].sort((a, b) => rangeOf(a).from - rangeOf(b).from || end(a) - end(b));
}
