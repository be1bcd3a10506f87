import { lt } from 'drizzle-orm';
import type { Db } from './connect';
import {
  challenges,
  idempotencyKeys,
  knownDevices,
  outbox,
  sessions,
  socketSessions,
  throttles,
} from './schema';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Removes what has served its time. The log, receipts and notifications are never pruned. */
export async function prune(
  db: Db,
  now: Date,
  { outboxAge = 10 * MINUTE }: { outboxAge?: number } = {},
): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age);
  await db.delete(outbox).where(lt(outbox.createdAt, before(outboxAge)));
  await db.delete(challenges).where(lt(challenges.expiresAt, before(DAY)));
  await db.delete(throttles).where(lt(throttles.lastAt, before(2 * DAY)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(3 * DAY)));
  await db.delete(knownDevices).where(lt(knownDevices.lastAt, before(180 * DAY)));
  // A socket that hangs longer than that is let in again by its own keep-alive; sessions last 30 days at most.
  await db.delete(socketSessions).where(lt(socketSessions.createdAt, before(31 * DAY)));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(30 * DAY)));
}
