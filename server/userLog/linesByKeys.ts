import { and, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { history } from '../platform/db/schema';
import type { Finding } from './Finding';
import { keysOf, ofTimes, type Narrowing } from './logKeys';

/** What is rare in two months is not much in two years, and then not in all. */
const STEPS = [
  { unit: 'month', months: 1 },
  { unit: 'year', months: 12 },
] as const;

export interface ByKeys {
  narrowings: readonly Narrowing[];
  /** What words are found by. */
  byKeys: SQL | undefined;
  range: SQL | undefined;
  /** These are few, however long the log is. */
  few: boolean;
  /** Ids of the newest of these lines that fit, newest first. */
  read: (lines: SQL) => Promise<number[]>;
}

/**
 * Lines by their keys. The index knows no order, so that all that it finds is read: of the newest months, and only where
 * these have less than a page of more.
 */
export async function linesByKeys(
  db: Db,
  finding: Finding,
  { narrowings, byKeys, range, few, read }: ByKeys,
): Promise<number[]> {
  const { newest, oldest } = await monthsOf(db, finding);
  if (newest < oldest) return [];
  const keys = and(byKeys, ...keysOf(narrowings));
  const linesOf = (times?: SQL) =>
    read(sql`select * from ${history} where ${and(keys, times, range)} offset 0`);
  for (const { unit, months } of few ? [] : STEPS) {
    const last = Math.floor(newest / months);
    const found = await linesOf(ofTimes(unit, last - 1, last));
    if (found.length === finding.limit || Math.floor(oldest / months) >= last - 1) return found;
  }
  return linesOf();
}

/** The months that can have something, as `log_month` counts them. */
async function monthsOf(db: Db, { span, last }: Finding): Promise<{ newest: number; oldest: number }> {
  const end = (which: SQL) => sql`log_month((select ${which}(${history.at}) from ${history}))`;
  const { rows } = await db.execute<{ newest: number | null; oldest: number | null }>(sql`
    select least(${end(sql`max`)}, log_month(${span.before ?? null}), log_month(${last?.at ?? null}::timestamptz)) as newest,
           greatest(${end(sql`min`)}, log_month(${span.from ?? null})) as oldest`);
  return { newest: rows[0]?.newest ?? 0, oldest: rows[0]?.oldest ?? 1 };
}
