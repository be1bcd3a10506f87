import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/**
 * The zones of offices stay as they are until the transaction ends, so that what is dated by an office's today is still
 * its today once it is written. Hold the contracts or forms first, then this; read the office afterwards.
 */
export async function holdZone(tx: Db, ids: SQLWrapper): Promise<void> {
  await tx.select({ id: offices.id }).from(offices).where(inArray(offices.id, ids)).for('key share');
}
