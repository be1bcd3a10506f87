import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { sessions, socketSessions, staff } from '../db/schema';

/** Remembers for whose session a socket was let in, on whichever instance it hangs. */
export async function rememberSocket(db: Db, socketId: string, tokenHash: string, now: Date): Promise<void> {
  await db
    .insert(socketSessions)
    .values({ socketId, tokenHash, createdAt: now })
    .onConflictDoUpdate({ target: socketSessions.socketId, set: { tokenHash, createdAt: now } });
}

/** Of these sockets, those whose session was revoked, is over, or belongs to somebody who was switched off. */
export async function socketsOfEndedSessions(
  db: Db,
  socketIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (socketIds.length === 0) return [];
  const rows = await db
    .select({ id: socketSessions.socketId })
    .from(socketSessions)
    .innerJoin(sessions, eq(sessions.tokenHash, socketSessions.tokenHash))
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(
      and(
        inArray(socketSessions.socketId, [...socketIds]),
        or(isNotNull(sessions.revokedAt), lte(sessions.expiresAt, now), eq(staff.active, false)),
      ),
    );
  return rows.map((row) => row.id);
}
