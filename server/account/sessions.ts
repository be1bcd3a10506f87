import { and, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { OwnSession } from '@/lib/contract/account';
import { notificationsChannel, SESSION_ENDED } from '@/lib/contract/realtime';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { sessions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Origin } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';

/** Whose sessions, and at which moment. */
interface Owner {
  db: Db;
  staff: SignedIn;
  now: Date;
}

/** Somebody whose sessions end. */
interface Ending extends Omit<Owner, 'staff'> {
  staff: { id: number };
}

/** The caller's running sessions: the asking one first, then the last used. */
export async function ownSessions({ db, staff, now }: Owner): Promise<OwnSession[]> {
  const lastUsed = sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(
    sessions.createdAt,
  );
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastUsed,
      expiresAt: sessions.expiresAt,
      isCurrent: sql<boolean>`${sessions.tokenHash} = ${staff.sessionHash}`,
    })
    .from(sessions)
    .where(and(eq(sessions.staffId, staff.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`${sessions.tokenHash} = ${staff.sessionHash}`), desc(lastUsed), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsed.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_current: row.isCurrent,
  }));
}

/** Ends one of the caller's sessions; one that is over already changes nothing. 404: not the caller's. */
export async function endOwnSession(owner: Owner & { origin: Origin }, id: number): Promise<void> {
  const ended = await endSessions(owner, eq(sessions.id, id));
  if (ended.length > 0) {
    const summary = `Mengakhiri sesi ${ended[0]?.device ?? 'di perangkat lain'}`;
    return noteEnded(owner, 'SESSION_ENDED', summary, ended);
  }
  const [known] = await owner.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.staffId, owner.staff.id)));
  if (!known) throw notFound('Sesi ini tidak ada.');
}

/** Ends every session of the caller but the asking one. @returns how many were running */
export async function endOtherOwnSessions(owner: Owner & { origin: Origin }): Promise<number> {
  const ended = await endSessions(owner, ne(sessions.tokenHash, owner.staff.sessionHash));
  if (ended.length > 0) {
    await noteEnded(owner, 'OTHER_SESSIONS_ENDED', `Mengakhiri ${ended.length} sesi lain`, ended);
  }
  return ended.length;
}

/** Ends every session of the caller, the asking one too. @returns how many were running */
export async function endAllOwnSessions(owner: Owner & { origin: Origin }): Promise<number> {
  const ended = await endSessions(owner);
  await noteEnded(owner, 'ALL_SESSIONS_ENDED', `Mengakhiri semua sesi (${ended.length})`, ended);
  return ended.length;
}

interface Ended {
  id: number;
  ip: string | null;
  device: string | null;
}

/**
 * Ends those running sessions of a person that `which` picks, or all, and tells their tabs, each of which then asks whether it
 * may stay; every instance sends away the sockets (realtime/sweepSockets).
 */
export async function endSessions({ db, staff, now }: Ending, which?: SQL): Promise<Ended[]> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.staffId, staff.id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now), which),
    )
    .returning({ id: sessions.id, ip: sessions.ip, device: sessions.device });
  if (ended.length > 0) {
    const channel = notificationsChannel(staff.id);
    await addToOutbox(db, now, { channel, event: SESSION_ENDED, payload: {} });
  }
  return ended;
}

/** Names the ended sessions in the log by where they were. */
async function noteEnded(
  { db, staff, now, origin }: Owner & { origin: Origin },
  action: string,
  summary: string,
  ended: readonly Ended[],
): Promise<void> {
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action,
    summary: summary.slice(0, 200),
    origin,
    changes: Object.fromEntries(ended.map(({ id, ip }) => [`session ${id}`, [ip ?? 'aktif', 'berakhir']])),
  });
}
