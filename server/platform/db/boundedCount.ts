import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect';

/** How many rows a condition has, counted up to `limit`; `count_more`: there are more (docs/decisions/0024). */
export async function boundedCount(db: Db, table: PgTable, where: SQL | undefined, limit: number) {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(limit + 1)
    .as('some');
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(some);
  const count = Number(row?.count ?? 0);
  return { count: Math.min(count, limit), count_more: count > limit };
}
