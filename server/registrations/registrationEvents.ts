import { and, desc, eq } from 'drizzle-orm';
import type { RegistrationEvent } from '@/lib/contract/registrations';
import type { Db } from '../platform/db/connect';
import { history, staff } from '../platform/db/schema';

/** What a page can take; the whole log is elsewhere. */
const MAX_EVENTS = 100;

/** What the log holds about a registration, newest first. */
export async function registrationEvents(db: Db, id: number): Promise<RegistrationEvent[]> {
  const lines = await db
    .select({ line: history, by: { username: staff.username, name: staff.name } })
    .from(history)
    .innerJoin(staff, eq(staff.id, history.staffId))
    .where(and(eq(history.recordType, 'registration'), eq(history.recordId, String(id))))
    .orderBy(desc(history.id))
    .limit(MAX_EVENTS);
  return lines.map(({ line, by }) => ({
    id: line.id,
    at: line.at.toISOString(),
    by,
    summary: line.summary,
    reason: line.reason,
    // Steps note the status as their change, which their sentence says already.
    fields: line.action === 'REGISTRATION_CHANGED' ? Object.keys(line.changes) : [],
  }));
}
