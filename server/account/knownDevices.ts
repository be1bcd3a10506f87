import { and, eq } from 'drizzle-orm';
import { newToken, tokenHash } from '../platform/core/secrets';
import type { Db } from '../platform/db/connect';
import { knownDevices } from '../platform/db/schema';

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
  now: Date,
): Promise<string> {
  const mark = device !== undefined && (await wasGiven(tx, device)) ? device : newToken();
  await tx
    .insert(knownDevices)
    .values({ deviceHash: tokenHash(mark), staffId, lastAt: now })
    .onConflictDoUpdate({ target: [knownDevices.deviceHash, knownDevices.staffId], set: { lastAt: now } });
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
