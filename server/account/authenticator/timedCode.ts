import { createHmac } from 'node:crypto';
import { sameSecret } from '../../platform/core/secrets';

/** How long a code shows, s. */
export const STEP_SECONDS = 30;
/** Steps before and after the present one whose codes are taken: phones go wrong by half a minute, people by some more. */
const SKEW = 1;

/** The step of an instant: how many times `STEP_SECONDS` since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The six digits of a step (RFC 6238 with SHA-1, what every authenticator app makes). */
export function timedCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The steps whose code this is, around `now`, the latest first; none: it is wrong. */
export function stepsOf(secret: Buffer, code: string, now: Date): number[] {
  const present = stepAt(now);
  const near = Array.from({ length: 2 * SKEW + 1 }, (_, index) => present + SKEW - index);
  return near.filter((step) => sameSecret(timedCode(secret, step), code));
}
