import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { throttles } from '../db/schema';
import { ApiError } from '../http/ApiError';
import { lamanya } from '../words/lamanya';
import { nextAttempt, type ThrottlePolicy } from './throttlePolicy';

/** Counts an attempt under a key; throws 429 while that key is locked. `what` was tried, in words. */
export async function countAttempt(
  db: Db,
  key: string,
  policy: ThrottlePolicy,
  now: Date,
  what = 'masuk',
): Promise<void> {
  const attempt = await db.transaction(async (tx) => {
    await tx.insert(throttles).values({ key, failures: 0, lastAt: now }).onConflictDoNothing();
    const [before] = await tx.select().from(throttles).where(eq(throttles.key, key)).for('update');
    const next = nextAttempt(before ?? null, now, policy);
    if (next.allowed) await tx.update(throttles).set(next.state).where(eq(throttles.key, key));
    return next;
  });
  if (!attempt.allowed) {
    throw new ApiError(
      429,
      `Terlalu banyak percobaan ${what}. Coba lagi dalam ${lamanya(attempt.retryAfter)}.`,
      {
        data: { retry_after: attempt.retryAfter },
        retryAfter: attempt.retryAfter,
      },
    );
  }
}

/** Forgets the failures of keys whose owner has proved who they are. */
export async function forgive(db: Db, ...keys: string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, keys));
}
