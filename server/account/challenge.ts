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
  const times = timesFrom(now);
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

/** Where a code went and what proves it, where neither may be said. */
const UNSAID = { sent_to: 'unsaid', way: 'either' } as const;

/**
 * Starts a challenge while a name is tried from everywhere. It looks and takes as long as any other, whoever the person is
 * and whether the password fits.
 * @param person null: nobody of that name, or the password was wrong
 * @returns the challenge, and what sends its code once the answer is out
 */
export async function openSilentChallenge(
  db: Db,
  person: (CodeRecipient & { id: number; passwordHash: string }) | null,
  sendCode: CodeSender,
  now: Date,
): Promise<{ challenge: Challenge; sendLater: () => Promise<void> }> {
  const [challenge, code] = [newToken(), newCode()];
  const times = timesFrom(now);
  await db.insert(challenges).values({
    challengeHash: tokenHash(challenge),
    staffId: person?.id ?? null,
    tellsNothing: true,
    codeHash: codeHash(challenge, code),
    passwordMark: tokenHash(person?.passwordHash ?? challenge),
    ...times,
  });
  const sendLater = async () => {
    if (person) await sendSilently(db, person.id, () => sendOrFail(sendCode, person, code, 'sign-in'));
  };
  return { challenge: { challenge, ...UNSAID, ...onTheWire(times) }, sendLater };
}

async function sendSilently(db: Db, staffId: number, send: () => Promise<unknown>): Promise<void> {
  if (!(await hasAuthenticator(db, staffId))) await send();
}

/**
 * Replaces the code of a running challenge; its tries start again. 409: the app's is asked for. 429: too soon, or too many
 * codes.
 * @param later runs what a challenge that tells nothing does once the answer is out
 */
export async function renewCode(
  db: Db,
  challenge: string,
  findPerson: (staffId: number) => Promise<CodeRecipient>,
  sendCode: CodeSender,
  now: Date,
  later: (work: () => Promise<unknown>) => void,
): Promise<Challenge> {
  const hash = tokenHash(challenge);
  const code = newCode();
  const times = timesFrom(now);
  const { staffId, tellsNothing } = await db.transaction(async (tx) => {
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
    return open;
  });
  const send = async (id: number) => sendOrFail(sendCode, await findPerson(id), code, 'sign-in');
  if (tellsNothing) {
    if (staffId !== null) later(() => sendSilently(db, staffId, () => send(staffId)));
    return { challenge, ...UNSAID, ...onTheWire(times) };
  }
  if (staffId === null) throw expired();
  return { challenge, sent_to: await send(staffId), way: 'sent', ...onTheWire(times) };
}

/** Whose a running challenge is, and the known device that it began on; 410 when there is none. */
export async function challengeOwner(db: Db, challenge: string, now: Date): Promise<ChallengeOwner> {
  const [open] = await db
    .select()
    .from(challenges)
    .where(eq(challenges.challengeHash, tokenHash(challenge)));
  if (!open || open.usedAt || open.expiresAt <= now) throw expired();
  return { staffId: open.staffId, deviceHash: open.deviceHash, tellsNothing: open.tellsNothing };
}

/** Whose a challenge is. */
export interface ChallengeOwner {
  /** Null: nobody's, and no code is right. */
  staffId: number | null;
  deviceHash: string | null;
  /** Nothing that is answered may tell whose it is. */
  tellsNothing: boolean;
}

/** A code that is tried. */
interface Tried {
  challenge: string;
  code: string;
  /** No code is taken, and nothing says so. */
  isHeld: boolean;
  /** Takes what was not sent: the app's, or a recovery code. */
  takeFactor: () => Promise<Taken>;
}

/** What a challenge was used up by. */
export interface Proof {
  staffId: number;
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
  { challenge, code, isHeld, takeFactor }: Tried,
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
  const isSent = sent !== null && sameSecret(sent, codeHash(challenge, code));
  // Where it is not said which of the two is asked for, both are looked at.
  const taken = sent === null || open.tellsNothing ? await takeFactor() : 'wrong';
  const by = isSent && open.staffId !== null && !isHeld ? 'sent' : taken;
  const left = CODE_TRIES - open.tries;
  if (open.tellsNothing && (by === 'used' || by === 'wrong')) throw notTaken(left);
  if (by === 'used') {
    throw invalid({ code: 'Kode ini sudah dipakai. Tunggu kode berikutnya di aplikasi.' }, 'Kode salah.');
  }
  if (by === 'wrong') {
    const next = sent === null ? 'Masuk lagi dari awal.' : 'Minta kode baru.';
    throw invalid({ code: `Kode salah. ${left > 0 ? `Sisa ${left} percobaan.` : next}` }, 'Kode salah.');
  }
  const used = await db
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.challengeHash, hash), isNull(challenges.usedAt)))
    .returning({ staffId: challenges.staffId });
  const staffId = used[0]?.staffId ?? null;
  if (staffId === null) throw expired();
  return { staffId, passwordMark, by };
}

/** Of a challenge that tells nothing: wrong, used, of a wrong password or held, it is all the same. */
const notTaken = (left: number) =>
  invalid(
    {
      code: `Kode tidak diterima. ${left > 0 ? `Sisa ${left} percobaan.` : 'Minta kode baru atau masuk lagi.'}`,
    },
    'Kode tidak diterima.',
  );

/**
 * The person whom a used challenge signs in, held until the transaction ends, so that a change of password or of the second
 * factor either comes before and voids the challenge, or after and meets the session that it gave. 410: the password is
 * another now, or an authenticator app was set up or taken away meanwhile.
 */
export async function challengedPerson(tx: Db, { staffId, passwordMark, by }: Proof) {
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('share');
  if (!person?.passwordHash || tokenHash(person.passwordHash) !== passwordMark) throw expired();
  if ((await hasAuthenticator(tx, staffId)) === (by === 'sent')) throw expired();
  return person;
}

const timesFrom = (now: Date) => ({
  expiresAt: new Date(now.getTime() + CODE_LIFE),
  resendAt: new Date(now.getTime() + RESEND_AFTER),
});

const onTheWire = (times: { expiresAt: Date; resendAt: Date }) => ({
  expires_at: times.expiresAt.toISOString(),
  resend_at: times.resendAt.toISOString(),
});
