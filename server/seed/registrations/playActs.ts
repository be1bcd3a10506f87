import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { outbox } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import type { Act } from './planRegistrations';

/** Has people do what was planned, one after the other, each as whoever acts at that moment. */
export async function playActs(db: Db, acts: readonly Act[]): Promise<void> {
  for (const { by, at, run } of acts) {
    await actAs(db, { staffId: by.id, at });
    await run();
  }
  await db.execute(sql`select set_config('angsur.staff_id', '', true), set_config('angsur.at', '', true)`);
}

/**
 * What came of it long ago was heard long ago: nothing is pushed any more, and who was told of a step that the form has
 * gone beyond has read so.
 */
export async function readOldNotifications(db: Db, now: Date): Promise<void> {
  await db.delete(outbox);
  await db.execute(sql`
    update notifications n set read_at = least(n.created_at + interval '20 minutes', ${now.toISOString()}::timestamptz)
      from registrations r join registration_statuses s on s.id = r.status_id
     where n.source = 'approval' and n.receipt_id is null and n.read_at is null and n.link = r.id::text
       and (n.created_at < r.status_since or s.kind in ('DISBURSED', 'REJECTED', 'CANCELLED'))`);
}
