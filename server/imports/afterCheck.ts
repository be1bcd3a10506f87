import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows } from '../platform/db/schema';

const isLate = and(importRows.afterCheck, eq(importRows.state, 'POSTED'));

/** Rows of a statement were posted or tied since it was checked (docs/decisions/0147). */
export const hasAfterCheck = sql`exists (select from ${importRows} where ${importRows.batchId} = ${importBatches.id} and ${isLate})`;

/** How many, by statement; those without any are left out. */
export async function countAfterCheck(db: Db, batchIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ batchId: importRows.batchId, rows: count() })
    .from(importRows)
    .where(and(inArray(importRows.batchId, [...batchIds]), isLate))
    .groupBy(importRows.batchId);
  return new Map(rows.map(({ batchId, rows: many }) => [batchId, many]));
}
