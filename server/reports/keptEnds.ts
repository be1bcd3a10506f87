import { sql } from 'drizzle-orm';
import type { Reading } from '@/lib/contract/monitoring';
import type { OfficeDay } from '../monitoring/officeDays';
import type { Db } from '../platform/db/connect';
import type { ReportScope } from './ReportSource';

/** Offices that there were on a day: one that began later is no gap of those before. */
export async function begunBy({ db, offices }: ReportScope, day: string): Promise<OfficeDay[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from offices where id = any (${sql.param(offices.map(({ id }) => id))}::int[]) and valid_from <= ${day}::date`,
  );
  const begun = new Set(rows.map(({ id }) => id));
  return offices.filter(({ id }) => begun.has(id));
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
