import { sql } from 'drizzle-orm';
import { makePasswordLink, type MadePasswordLink } from '../account/passwordLinks';
import { someoneAdministers } from '../account/someoneAdministers';
import type { Db } from '../platform/db/connect';

/** Who makes, offers or becomes the first administrator waits for whoever else does, on any instance. */
export const oneAtATime = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('first administrator'))`);

/**
 * A link for the first administrator of a company that nobody can administer; the one that an earlier start printed ends.
 * Null: somebody who may sign in holds `is_user`.
 */
export function offerFirstAdministrator(db: Db, now: Date): Promise<MadePasswordLink | null> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx);
    if (await someoneAdministers(tx)) return null;
    return makePasswordLink(tx, { staffId: null, kind: 'FIRST_ADMIN', createdBy: null, now });
  });
}
