import { asc, eq, inArray, sql } from 'drizzle-orm';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { throttles } from '../platform/db/schema';
import { formatDuration } from '../platform/format/formatDuration';
import { nextAttempt, type ThrottlePolicy } from './throttlePolicy';

/** What is counted, and how much of it is borne. */
export interface Limit {
  key: string;
  policy: ThrottlePolicy;
  /** Locked, it refuses nobody and counts on; the answer says that it is. */
  yields?: boolean;
}

/** An attempt that was let through. */
export interface Counted {
  /** Failures in a row under the last limit, this attempt among them. */
  failures: number;
  /** A limit that yields is locked. */
  isLocked: boolean;
}

/**
 * Counts an attempt under each of the limits; throws 429 while one of them is locked that does not yield, and then counts
 * under none.
 * @param what was tried, in words
 */
export async function countAttempt(
  db: Db,
  limits: readonly Limit[],
  now: Date,
  what = 'masuk',
): Promise<Counted> {
  const keys = limits.map(({ key }) => key);
  const next = await db.transaction(async (tx) => {
    // In one order for all, so that two attempts never wait for each other.
    const fresh = [...keys].sort().map((key) => ({ key, failures: 0, lastAt: now }));
    await tx.insert(throttles).values(fresh).onConflictDoNothing();
    const found = await tx
      .select()
      .from(throttles)
      .where(inArray(throttles.key, keys))
      .orderBy(asc(throttles.key))
      .for('update');
    const attempts = limits.map(({ key, policy, yields = false }) => {
      const before = found.find((row) => row.key === key) ?? null;
      return { key, yields, ...nextAttempt(before, now, policy) };
    });
    if (attempts.every(({ allowed, yields }) => allowed || yields)) {
      for (const { key, state } of attempts) {
        await tx.update(throttles).set(state).where(eq(throttles.key, key));
      }
    }
    return attempts;
  });
  const wait = Math.max(...next.map(({ yields, retryAfter }) => (yields ? 0 : retryAfter)));
  if (wait > 0) {
    throw new ApiError(429, `Terlalu banyak percobaan ${what}. Coba lagi dalam ${formatDuration(wait)}.`, {
      data: { retry_after: wait },
      retryAfter: wait,
    });
  }
  return { failures: next.at(-1)?.state.failures ?? 0, isLocked: next.some(({ allowed }) => !allowed) };
}

/** Forgets the failures of keys that only their owner, who has proved who they are, can have used up. */
export async function forgive(db: Db, ...keys: string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Takes back this one attempt, which succeeded, under keys that strangers share; what they did stays counted. */
export async function takeBack(db: Db, ...keys: string[]): Promise<void> {
  await db
    .update(throttles)
    .set({ failures: sql`greatest(${throttles.failures} - 1, 0)`, lockedUntil: null })
    .where(inArray(throttles.key, keys));
}
