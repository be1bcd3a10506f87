import { sql } from 'drizzle-orm';
import type { Reading } from '@/lib/contract/monitoring';
import type { OfficeDay } from '../monitoring/officeDays';
import type { Db } from '../platform/db/connect';
import type { ReportScope } from './ReportSource';

/**
 * Offices that there were on a day: one whose first kept day is later is no gap of those before. The day that an office is said
 * to begin is one person's to write, so it takes no office out of a report.
 */
export async function begunBy({ db, offices }: ReportScope, day: string): Promise<OfficeDay[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${sql.param(offices.map(({ id }) => id))}::int[]) id
     where exists (select from kept_days where office_id = id and day <= ${day}::date)`);
  const begun = new Set(rows.map(({ id }) => id));
  return offices.filter(({ id, today }) => begun.has(id) || today <= day);
}

/** What each of these offices kept of a day; null: one of them did not, and no sum of them would be whole. */
export async function keptOn(
  db: Db,
  offices: readonly OfficeDay[],
  day: string,
): Promise<Map<number, Reading[]> | null> {
  const { rows } = await db.execute<{ office_id: number; figures: Reading[] }>(sql`
    select office_id, figures from kept_days
     where day = ${day}::date and office_id = any (${sql.param(offices.map(({ id }) => id))}::int[])`);
  if (rows.length < offices.length) return null;
  return new Map(rows.map(({ office_id: id, figures }) => [id, figures]));
}

/** Whether every office that there was on a day kept it, and there was one. */
export async function isKept(scope: ReportScope, day: string): Promise<boolean> {
  const offices = await begunBy(scope, day);
  return offices.length > 0 && (await keptOn(scope.db, offices, day)) !== null;
}
