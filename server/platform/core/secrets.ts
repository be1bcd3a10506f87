import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, fit for a header or an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. A token is random, so that one fast hash is enough. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Six digits, each code as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code. A million codes are quickly tried, so the key is the challenge, which is not kept. */
export const codeHash = (challenge: string, code: string): string =>
  createHmac('sha256', challenge).update(code).digest('hex');

/** Compares without telling by time where two texts differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
