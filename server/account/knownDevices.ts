import { and, desc, eq, ne } from 'drizzle-orm';
import type { KnownDevice } from '@/lib/contract/knownDevices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import { newToken, tokenHash } from '../platform/core/secrets';
import type { Db } from '../platform/db/connect';
import { knownDevices, sessions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Origin } from '../platform/http/route';
import { endSessions } from './sessions';

/** The device's hash where this person has signed in on it before; null anywhere else. */
export async function knownDevice(
  db: Db,
  staffId: number | undefined,
  device: string | undefined,
): Promise<string | null> {
  if (staffId === undefined || device === undefined) return null;
  const deviceHash = tokenHash(device);
  const [known] = await db
    .select({ staffId: knownDevices.staffId })
    .from(knownDevices)
    .where(and(eq(knownDevices.deviceHash, deviceHash), eq(knownDevices.staffId, staffId)));
  return known ? deviceHash : null;
}

/**
 * Remembers that this person signed in here. A device that was given its mark before, to anybody, keeps it: several
 * people may share a counter. @returns the mark that the browser keeps
 */
export async function rememberDevice(
  tx: Db,
  staffId: number,
  device: string | undefined,
  { now, origin }: { now: Date; origin: Origin },
): Promise<string> {
  const mark = device !== undefined && (await wasGiven(tx, device)) ? device : newToken();
  const here = { lastAt: now, device: origin.device, ip: origin.ip };
  await tx
    .insert(knownDevices)
    .values({ deviceHash: tokenHash(mark), staffId, firstAt: now, ...here })
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.staffId], set: here });
  return mark;
}

async function wasGiven(tx: Db, device: string): Promise<boolean> {
  const [given] = await tx
    .select({ staffId: knownDevices.staffId })
    .from(knownDevices)
    .where(eq(knownDevices.deviceHash, tokenHash(device)))
    .limit(1);
  return given !== undefined;
}

/** Forgets where a person has signed in: their password was changed, perhaps because somebody else had it. */
export async function forgetDevices(tx: Db, staffId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.staffId, staffId));
}

/** Where the caller has signed in and is not forgotten, the last used first. */
export async function ownDevices(db: Db, staff: SignedIn): Promise<KnownDevice[]> {
  const [asking] = await db
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, staff.sessionHash));
  const rows = await db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.staffId, staff.id))
    .orderBy(desc(knownDevices.lastAt), desc(knownDevices.id));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    ip: row.ip,
    first_at: row.firstAt?.toISOString() ?? null,
    last_at: row.lastAt.toISOString(),
    is_current: row.deviceHash === asking?.deviceHash,
  }));
}

/**
 * Forgets one of the caller's devices, and ends its sessions but the asking one. @returns how many were ended
 * 404: not the caller's, or forgotten already
 */
export async function forgetOwnDevice(
  { db, staff, now, origin }: { db: Db; staff: SignedIn; now: Date; origin: Origin },
  id: number,
): Promise<number> {
  const [forgotten] = await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.id, id), eq(knownDevices.staffId, staff.id)))
    .returning();
  if (!forgotten) throw notFound('Perangkat ini tidak ada.');
  const there = and(eq(sessions.deviceHash, forgotten.deviceHash), ne(sessions.tokenHash, staff.sessionHash));
  const ended = await endSessions({ db, staff, now }, there);
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'DEVICE_FORGOTTEN',
    summary: `Melupakan ${forgotten.device ?? 'satu perangkat'}`.slice(0, 200),
    origin,
    changes: { sessions: [ended.length, 0] },
  });
  return ended.length;
}
