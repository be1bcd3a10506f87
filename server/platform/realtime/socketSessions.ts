import { eq, inArray } from 'drizzle-orm';
import { identity, identityColumns } from '../auth/session';
import type { Db } from '../db/connect';
import { offices, sessions, socketSessions, staff, titles } from '../db/schema';
import { mayListen } from './mayListen';

/** Remembers for whose session a socket was let in, on whichever instance it hangs. */
export async function rememberSocket(db: Db, socketId: string, tokenHash: string, now: Date): Promise<void> {
  await db
    .insert(socketSessions)
    .values({ socketId, tokenHash, createdAt: now })
    .onConflictDoUpdate({ target: socketSessions.socketId, set: { tokenHash, createdAt: now } });
}

/** A socket of this process and the channels that it hears, as they are named on the wire. */
export interface ListeningSocket {
  id: string;
  channels: readonly string[];
}

/**
 * Of these sockets, those that were let in by a session which was revoked or is over, by somebody who was switched
 * off, or into a channel that the person's title gives no right to any more.
 */
export async function socketsWithoutRight(
  db: Db,
  sockets: readonly ListeningSocket[],
  now: Date,
): Promise<string[]> {
  if (sockets.length === 0) return [];
  const ids = sockets.map(({ id }) => id);
  const rows = await db
    .select({
      socket: socketSessions.socketId,
      session: sessions,
      ...identityColumns,
    })
    .from(socketSessions)
    .innerJoin(sessions, eq(sessions.tokenHash, socketSessions.tokenHash))
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .innerJoin(offices, eq(offices.id, staff.officeId))
    .where(inArray(socketSessions.socketId, ids));
  const channelsOf = new Map(sockets.map(({ id, channels }) => [id, channels]));
  return rows
    .filter(({ socket, session, ...found }) => {
      if (session.revokedAt !== null || session.expiresAt <= now || !found.person.active) return true;
      const who = identity(found);
      return channelsOf.get(socket)?.some((channel) => !mayListen(who, channel.replace(/^private-/, '')));
    })
    .map(({ socket }) => socket);
}
