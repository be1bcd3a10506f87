import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import type { BatchRow } from './batch';

/** Any number that all instances agree on: who posts from one bank's statements stands in line. */
const POSTING_LOCK = 7_206_004;

/** Held until the transaction ends: of one line in two statements, whoever comes second sees that it was posted. */
export async function postingLock(tx: Db, { bank }: Pick<BatchRow, 'bank'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${POSTING_LOCK}, hashtext(${bank}))`);
}
