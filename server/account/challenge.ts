import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Challenge } from '@/lib/contract/auth';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import type { CodeRecipient, CodeSender } from '../platform/core/CodeSender';
import { codeHash, newCode, newToken, sameSecret, tokenHash } from '../platform/core/secrets';
import type { Db } from '../platform/db/connect';
import { challenges, staff } from '../platform/db/schema';
import { hasAuthenticator, type Taken } from './authenticator/takeFactor';
import { sendOrFail } from './sendOrFail';

/** A code works this long, ms. */
export const CODE_LIFE = 5 * 60_000;
/** A new one may be asked for after this long, ms. */
export const RESEND_AFTER = 60_000;
/** Wrong codes that a challenge bears. */
export const CODE_TRIES = 5;
/** Codes sent for one challenge. */
const SENDINGS = 5;

const expired = () => new ApiError(410, 'Kode sudah tidak berlaku. Silakan masuk lagi dari awal.');

/**
 * Starts a challenge; `passwordHash` is the one that the typed password was found to fit. Whoever has an authenticator app
 * is sent nothing: a sent code must not be a weaker way around it.
 */
export async function openChallenge(
  db: Db,
  person: CodeRecipient & { id: number; passwordHash: string; deviceHash: string | null },
  sendCode: CodeSender,
  now: Date,
): Promise<Challenge> {
  const challenge = newToken();
  const code = (await hasAuthenticator(db, person.id)) ? null : newCode();
  const times = {
    expiresAt: new Date(now.getTime() + CODE_LIFE),
    resendAt: new Date(now.getTime() + RESEND_AFTER),
  };
  await db.insert(challenges).values({
    challengeHash: tokenHash(challenge),
    staffId: person.id,
    codeHash: code === null ? null : codeHash(challenge, code),
    passwordMark: tokenHash(person.passwordHash),
    deviceHash: person.deviceHash,
    ...times,
  });
  if (code === null) return { challenge, sent_to: 'app', way: 'app', ...onTheWire(times) };
  const sent_to = await sendOrFail(sendCode, person, code, 'sign-in');
  return { challenge, sent_to, way: 'sent', ...onTheWire(times) };
}

/**
 * Replaces the code of a running challenge; its tries start again. 409: the app's is asked for. 429: too soon, or too many
 * codes.
 */
export async function renewCode(
  db: Db,
  challenge: string,
  findPerson: (staffId: number) => Promise<CodeRecipient>,
  sendCode: CodeSender,
  now: Date,
): Promise<Challenge> {
  const hash = tokenHash(challenge);
  const code = newCode();
  const times = {
    expiresAt: new Date(now.getTime() + CODE_LIFE),
    resendAt: new Date(now.getTime() + RESEND_AFTER),
  };
  const staffId = await db.transaction(async (tx) => {
    const [open] = await tx.select().from(challenges).where(eq(challenges.challengeHash, hash)).for('update');
    if (!open || open.usedAt || open.expiresAt <= now) throw expired();
    if (open.codeHash === null) {
      throw conflict('Anda masuk dengan aplikasi autentikator; tidak ada kode yang dikirim.');
    }
    if (open.sendings >= SENDINGS) {
      throw new ApiError(429, 'Kode sudah terlalu sering dikirim. Silakan masuk lagi dari awal.');
    }
    if (open.resendAt > now) {
      const wait = Math.ceil((open.resendAt.getTime() - now.getTime()) / 1000);
      throw new ApiError(429, `Kode baru dapat diminta ${wait} detik lagi.`, {
        data: { retry_after: wait },
        retryAfter: wait,
      });
    }
    await tx
      .update(challenges)
      .set({ codeHash: codeHash(challenge, code), tries: 0, sendings: open.sendings + 1, ...times })
      .where(eq(challenges.challengeHash, hash));
    return open.staffId;
  });
  const sent_to = await sendOrFail(sendCode, await findPerson(staffId), code, 'sign-in');
  return { challenge, sent_to, way: 'sent', ...onTheWire(times) };
}

/** Who a running challenge belongs to, and the known device that it began on; 410 when there is none. */
export async function challengeOwner(
  db: Db,
  challenge: string,
  now: Date,
): Promise<{ staffId: number; deviceHash: string | null }> {
  const [open] = await db
    .select()
    .from(challenges)
    .where(eq(challenges.challengeHash, tokenHash(challenge)));
  if (!open || open.usedAt || open.expiresAt <= now) throw expired();
  return { staffId: open.staffId, deviceHash: open.deviceHash };
}

/** What a challenge was used up by. */
export interface Proof {
  /** The mark of the password that began it. */
  passwordMark: string;
  by: 'sent' | 'app' | 'recovery';
}

/**
 * Uses up a challenge with its code: the one that was sent, or where none was, whatever `takeFactor` takes.
 * 410: expired or used. 422: wrong. 429: no tries left.
 */
export async function useCode(
  db: Db,
  challenge: string,
  code: string,
  takeFactor: () => Promise<Taken>,
  now: Date,
): Promise<Proof> {
  const hash = tokenHash(challenge);
  // Counted before it is compared, so that guesses in parallel count too.
  const [open] = await db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(and(eq(challenges.challengeHash, hash), isNull(challenges.usedAt)))
    .returning();
  if (!open || open.expiresAt <= now) throw expired();
  const { codeHash: sent, passwordMark } = open;
  const more = sent === null ? 'Masuk' : 'Minta kode baru atau masuk';
  if (open.tries > CODE_TRIES) {
    throw new ApiError(429, `Kode sudah terlalu sering salah. ${more} lagi dari awal.`);
  }
  const by = sent === null ? await takeFactor() : sentCode(sent, codeHash(challenge, code));
  if (by === 'used') {
    throw invalid({ code: 'Kode ini sudah dipakai. Tunggu kode berikutnya di aplikasi.' }, 'Kode salah.');
  }
  if (by === 'wrong') {
    const left = CODE_TRIES - open.tries;
    const next = sent === null ? 'Masuk lagi dari awal.' : 'Minta kode baru.';
    throw invalid({ code: `Kode salah. ${left > 0 ? `Sisa ${left} percobaan.` : next}` }, 'Kode salah.');
  }
  const used = await db
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.challengeHash, hash), isNull(challenges.usedAt)))
    .returning({ staffId: challenges.staffId });
  if (used.length === 0) throw expired();
  return { passwordMark, by };
}

const sentCode = (kept: string, typed: string) => (sameSecret(kept, typed) ? 'sent' : 'wrong');

/**
 * The person whom a used challenge signs in, held until the transaction ends, so that a change of password or of the second
 * factor either comes before and voids the challenge, or after and meets the session that it gave. 410: the password is
 * another now, or an authenticator app was set up or taken away meanwhile.
 */
export async function challengedPerson(tx: Db, staffId: number, { passwordMark, by }: Proof) {
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('share');
  if (!person?.passwordHash || tokenHash(person.passwordHash) !== passwordMark) throw expired();
  if ((await hasAuthenticator(tx, staffId)) === (by === 'sent')) throw expired();
  return person;
}

const onTheWire = (times: { expiresAt: Date; resendAt: Date }) => ({
  expires_at: times.expiresAt.toISOString(),
  resend_at: times.resendAt.toISOString(),
});
