import type { Challenge } from '@/lib/contract/auth';

/** Longest time before a new code may be asked for that is believed, ms. */
const USUAL_WAIT = 60_000;

export interface DeviceDeadlines {
  /** From when on a new code may be asked for: ms on this device's clock. */
  resendAt: number;
  /** When the code stops working: ms on this device's clock. */
  expiresAt: number;
}

/**
 * A challenge's instants on this device's clock, which may be wrong by hours.
 *
 * The server's instants are only trusted as differences: `expires_at − resend_at` needs no clock at all, and the
 * wait until `resend_at` is believed where it is between nothing and a minute; any other wait proves a wrong clock
 * and a full minute is taken. A clock that is wrong by seconds ends the wait too early: the server then answers 429
 * with `Retry-After`, a length of time again, and the countdown starts again from that.
 */
export function deviceDeadlines(
  { resend_at, expires_at }: Pick<Challenge, 'resend_at' | 'expires_at'>,
  now: number,
): DeviceDeadlines {
  const resend = Date.parse(resend_at);
  const wait = resend - now;
  const resendAt = now + (wait >= 0 && wait <= USUAL_WAIT ? wait : USUAL_WAIT);
  return { resendAt, expiresAt: resendAt + Math.max(0, Date.parse(expires_at) - resend) };
}
