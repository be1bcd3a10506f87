import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { authenticators } from '../../platform/db/schema';
import { spendCode } from './recoveryCodes';
import { openSecret } from './sealedSecret';
import { stepsOf } from './timedCode';

/** No person has this number. */
const NOBODY = 0;

/** By what somebody proved to hold the second factor, or why not: `used` was right once. */
export type Taken = 'app' | 'recovery' | 'used' | 'wrong';

/** Whether a person signs in with an authenticator app. */
export async function hasAuthenticator(db: Db, staffId: number): Promise<boolean> {
  return (await enabledOf(db, staffId)) !== null;
}

/**
 * Spends a code of the app or a recovery code of a person whose app is set up. Each counts once, whatever becomes of what
 * it was given for; of two at once one is taken. 503: the server cannot read the secret.
 */
export async function takeFactor(
  db: Db,
  { staffId, code, key, now }: { staffId: number | null; code: string; key: string; now: Date },
): Promise<Taken> {
  // Nobody is looked up as well: it takes as long as somebody without an app.
  const enabled = await enabledOf(db, staffId ?? NOBODY);
  if (!enabled || staffId === null) return 'wrong';
  if (!/^\d{6}$/.test(code)) return (await spendCode(db, staffId, code, now)) ? 'recovery' : 'wrong';
  const steps = stepsOf(openSecret(key, staffId, enabled.sealedSecret), code, now);
  for (const step of steps) if (await spendStep(db, staffId, step)) return 'app';
  return steps.length > 0 ? 'used' : 'wrong';
}

async function enabledOf(db: Db, staffId: number) {
  const [row] = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.staffId, staffId), isNotNull(authenticators.enabledAt)));
  return row ?? null;
}

/** Moves the last step on; false where it, or a later one, was taken before. */
async function spendStep(db: Db, staffId: number, step: number): Promise<boolean> {
  const spent = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.staffId, staffId),
        isNotNull(authenticators.enabledAt),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ staffId: authenticators.staffId });
  return spent.length === 1;
}
