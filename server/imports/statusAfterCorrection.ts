import { and, count, eq } from 'drizzle-orm';
import { importRows } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import type { BatchRow } from './batch';
import type { Corrected } from './rowDecision';

type BatchStatus = Partial<Pick<BatchRow, 'status' | 'posters' | 'beforeChecks' | 'postedBy' | 'postedAt'>>;

/**
 * How a statement stands once a row of it was decided and written. A tie is posting: who ties has posted a part. Once
 * nothing is posted any more, nobody has; a statement that was through has something to post again.
 */
export async function statusAfterCorrection(
  { db, staff, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  batch: BatchRow,
  after: Corrected,
): Promise<BatchStatus> {
  const posted = await countOf(db, batch.id, 'POSTED');
  if (posted === 0) return { status: 'OPEN', posters: [], postedBy: null, postedAt: null };
  const isTie = after.state === 'POSTED';
  const status = (await countOf(db, batch.id, 'MATCHED')) > 0 ? 'POSTING' : 'POSTED';
  return {
    status,
    ...(isTie && { beforeChecks: false, posters: [...new Set([...batch.posters, staff.id])] }),
    ...(isTie && batch.postedBy === null && { postedBy: staff.id, postedAt: now }),
  };
}

async function countOf(
  db: StaffCall<unknown, unknown, unknown>['db'],
  batchId: number,
  state: 'POSTED' | 'MATCHED',
): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(importRows)
    .where(and(eq(importRows.batchId, batchId), eq(importRows.state, state)));
  return row?.rows ?? 0;
}
