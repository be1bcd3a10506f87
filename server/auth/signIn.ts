import { eq } from 'drizzle-orm';
import type { Challenge, Profile } from '@/lib/contract/auth';
import { offices, sessions, staff, titles } from '../db/schema';
import { ApiError } from '../http/ApiError';
import type { Call } from '../http/route';
import { writeHistory } from '../history/writeHistory';
import { challengedPerson, challengeOwner, openChallenge, renewCode, useCode } from './challenge';
import { passwordFits } from './password';
import { newToken, tokenHash } from './secrets';
import { identity } from './session';
import { countAttempt, forgive } from './throttle';
import { BY_ADDRESS, BY_CODE, BY_USER } from './throttlePolicy';

type PublicCall<B> = Call<unknown, unknown, B>;

const HOUR = 3_600_000;

/** First step: user name and password, answered by a challenge whose code has been sent. */
export async function checkPassword(
  call: PublicCall<{ username: string; password: string }>,
): Promise<Challenge> {
  const { db, now, origin, body, parts } = call;
  const username = body.username.toLowerCase();
  const byUser = `user:${username}`;
  await countAttempt(db, `address:${origin.ip}`, BY_ADDRESS, now);
  await countAttempt(db, byUser, BY_USER, now);
  const [person] = await db.select().from(staff).where(eq(staff.username, username));
  const fits = await passwordFits(person?.active ? person.passwordHash : null, body.password);
  if (!person || !fits) {
    if (person) {
      const summary = 'Percobaan masuk gagal: kata sandi salah';
      await writeHistory(db, { at: now, staffId: person.id, action: 'SIGN_IN_FAILED', summary, origin });
    }
    throw new ApiError(401, 'Nama pengguna atau kata sandi salah.');
  }
  await forgive(db, byUser);
  return openChallenge(db, person, parts.sendCode, now);
}

/** Second step: the one-time code, answered by a session. */
export async function exchangeCode(
  call: PublicCall<{ challenge: string; code: string }>,
): Promise<{ token: string; profile: Profile }> {
  const { db, now, origin, body, parts } = call;
  const staffId = await challengeOwner(db, body.challenge, now);
  const byCode = `code:${staffId}`;
  await countAttempt(db, byCode, BY_CODE, now);
  const passwordMark = await useCode(db, body.challenge, body.code, now);
  await forgive(db, byCode, `address:${origin.ip}`);
  const token = newToken();
  const profile = await db.transaction(async (tx) => {
    await challengedPerson(tx, staffId, passwordMark);
    const [found] = await tx
      .select({ person: staff, title: titles, office: offices })
      .from(staff)
      .innerJoin(titles, eq(titles.id, staff.titleId))
      .innerJoin(offices, eq(offices.id, staff.officeId))
      .where(eq(staff.id, staffId));
    if (!found?.person.active) throw new ApiError(401, 'Akun ini tidak aktif. Hubungi Admin Sistem.');
    await tx.insert(sessions).values({
      tokenHash: tokenHash(token),
      staffId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + parts.sessionHours * HOUR),
      ip: origin.ip,
      device: origin.device,
    });
    await writeHistory(tx, { at: now, staffId, action: 'SIGNED_IN', summary: 'Masuk ke aplikasi', origin });
    return identity(found).profile;
  });
  return { token, profile };
}

/** A new code for the same sign-in. */
export function sendNewCode({ db, now, body, parts }: PublicCall<{ challenge: string }>): Promise<Challenge> {
  const findPerson = async (staffId: number) => {
    const [person] = await db.select().from(staff).where(eq(staff.id, staffId));
    if (!person) throw new ApiError(410, 'Kode sudah tidak berlaku. Silakan masuk lagi dari awal.');
    return person;
  };
  return renewCode(db, body.challenge, findPerson, parts.sendCode, now);
}
