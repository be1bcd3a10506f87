/** How many failures lock, and for how long. */
export interface ThrottlePolicy {
  /** Attempts until the first lock. */
  attempts: number;
  /** Length of the first lock, ms; each further failure doubles it. */
  firstLock: number;
}

const MINUTE = 60_000;
/** A lock never grows beyond this, ms. */
const LONGEST_LOCK = 24 * 60 * MINUTE;
/** Failures are forgotten after this long without another, ms. */
const FORGOTTEN_AFTER = 24 * 60 * MINUTE;

export const BY_USER: ThrottlePolicy = { attempts: 5, firstLock: 15 * MINUTE };
/** Wider: a whole office may share one address. */
export const BY_ADDRESS: ThrottlePolicy = { attempts: 30, firstLock: 15 * MINUTE };
/** Wrong codes of one person over several sign-ins: keeps a thief of the password from trying them all. */
export const BY_CODE: ThrottlePolicy = { attempts: 10, firstLock: 15 * MINUTE };
/** Wrong present passwords of one person who is signed in and changes it. */
export const BY_PASSWORD: ThrottlePolicy = { attempts: 5, firstLock: 15 * MINUTE };

export interface ThrottleState {
  failures: number;
  lockedUntil: Date | null;
  lastAt: Date;
}

/**
 * Counts an attempt before it is checked, so that attempts in parallel cannot slip past the limit: the one that
 * reaches it is still checked, and the lock that it leaves behind goes away only if it succeeds.
 */
export function nextAttempt(
  before: ThrottleState | null,
  now: Date,
  policy: ThrottlePolicy,
): { allowed: boolean; state: ThrottleState; retryAfter: number } {
  if (before?.lockedUntil && before.lockedUntil > now) {
    return {
      allowed: false,
      state: before,
      retryAfter: Math.ceil((before.lockedUntil.getTime() - now.getTime()) / 1000),
    };
  }
  const forgotten = !before || now.getTime() - before.lastAt.getTime() > FORGOTTEN_AFTER;
  const failures = forgotten ? 1 : before.failures + 1;
  const over = failures - policy.attempts;
  const lock = over < 0 ? null : Math.min(policy.firstLock * 2 ** over, LONGEST_LOCK);
  const lockedUntil = lock === null ? null : new Date(now.getTime() + lock);
  return { allowed: true, state: { failures, lockedUntil, lastAt: now }, retryAfter: 0 };
}
