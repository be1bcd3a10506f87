import { desc, lte, sql } from 'drizzle-orm';
import { rangesOf } from '@/lib/arithmetic/overdueClass';
import { bucketName } from '@/lib/collection/buckets';
import { REPOSSESSED_BUCKET } from '@/lib/contract/overdueListDefaults';
import type { Db } from '../platform/db/connect';
import { overdueClasses } from '../platform/db/schema';
import type { OfficeDay } from './officeDays';

/** Keeps one row of each contract on which an office is owed something, at the end of a month. */
export async function keepMonth(tx: Db, { id, today }: Pick<OfficeDay, 'id' | 'today'>): Promise<void> {
  const [classes] = await tx
    .select()
    .from(overdueClasses)
    .where(lte(overdueClasses.validFrom, today))
    .orderBy(desc(overdueClasses.validFrom))
    .limit(1);
  const buckets = classes?.bucketTo ?? [];
  const names = rangesOf(buckets).map(bucketName);
  await tx.execute(sql`select keep_month(${today}::date)`);
  await tx.execute(sql`
    insert into kept_contracts (day, contract_code, office_id, bucket, class, outstanding, collector_id)
    select ${today}::date, c.code, c.office_id,
           case c.status when 'REPOSSESSED' then ${REPOSSESSED_BUCKET}
             else (${sql.param(names)}::text[])[1 + ${passed(buckets)}] end,
           greatest(1 + ${passed(classes?.collectibilityTo ?? [])}, case when c.floor_lines > 0 then c.class_floor end),
           coalesce(c.outstanding, 0), c.collector_id
      from contracts c cross join lateral (select coalesce(greatest(0, ${today}::date - c.next_due), 0) as days) late
     where c.office_id = ${id} and (c.status = 'REPOSSESSED' or c.status = 'ACTIVE' and c.next_due is not null)`);
}

/** How many rising limits the days late have passed. */
const passed = (limits: readonly number[]) =>
  sql`(select count(*)::int from unnest(${sql.param([...limits])}::int[]) l where l < late.days)`;
