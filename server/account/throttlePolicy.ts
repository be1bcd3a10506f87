/** How many failures lock, and for how long. */
export interface ThrottlePolicy {
  /** Attempts until the first lock. */
  attempts: number;
  /** Length of the first lock, ms; each further failure doubles it. */
  firstLock: number;
  /** A lock never grows beyond this, ms. */
  longestLock: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Failures are forgotten after this long without another, ms. */
const FORGOTTEN_AFTER = 24 * HOUR;

const lock = (attempts: number, firstLock: number, longestLock: number): ThrottlePolicy => ({
  attempts,
  firstLock,
  longestLock,
});

/** One user name from one address. */
export const BY_PAIR = lock(5, 15 * MINUTE, HOUR);
/** One user name from a browser that the person is known on: only whoever holds it can use it up. */
export const BY_DEVICE = lock(5, 15 * MINUTE, 24 * HOUR);
/** One user name from anywhere: locked, right and wrong passwords get one answer, or anybody could shut its owner out. */
export const BY_ACCOUNT = lock(20, MINUTE, 5 * MINUTE);
/** Any user name from one address, which a whole office may share: slowed down. */
export const BY_ADDRESS = lock(30, MINUTE, 5 * MINUTE);
/** Wrong codes of one person over several sign-ins: keeps a thief of the password from trying them all. */
export const BY_CODE = lock(10, 15 * MINUTE, 24 * HOUR);
/** Codes sent to one person for a set-up. */
export const BY_SENDING = lock(5, MINUTE, HOUR);
/** Wrong present passwords of one person who is signed in. */
export const BY_PASSWORD = lock(5, 15 * MINUTE, 24 * HOUR);

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
      // The lock stands as it is; whoever yields to it goes on counting.
      state: { ...before, failures: before.failures + 1 },
      retryAfter: Math.ceil((before.lockedUntil.getTime() - now.getTime()) / 1000),
    };
  }
  const forgotten = !before || now.getTime() - before.lastAt.getTime() > FORGOTTEN_AFTER;
  const failures = forgotten ? 1 : before.failures + 1;
  const over = failures - policy.attempts;
  const length = over < 0 ? null : Math.min(policy.firstLock * 2 ** over, policy.longestLock);
  const lockedUntil = length === null ? null : new Date(now.getTime() + length);
  return { allowed: true, state: { failures, lockedUntil, lastAt: now }, retryAfter: 0 };
}
