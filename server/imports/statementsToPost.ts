import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { importBatches, importRows } from '../platform/db/schema';

/** Statements with a line that was matched to a contract and not posted yet: its money has come to the bank. */
export async function statementsToPost(db: Db, contractCode: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: importBatches.id, fileName: importBatches.fileName })
    .from(importRows)
    .innerJoin(importBatches, eq(importBatches.id, importRows.batchId))
    .where(
      and(
        eq(importRows.contractCode, contractCode),
        eq(importRows.state, 'MATCHED'),
        ne(importBatches.status, 'UNDONE'),
      ),
    )
    .orderBy(asc(importBatches.id));
  return rows.map(({ fileName }) => fileName);
}
