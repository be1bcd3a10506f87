import { eq } from 'drizzle-orm';
import type { Challenge, Profile } from '@/lib/contract/auth';
import { identity, identityColumns } from '../platform/auth/session';
import { ApiError } from '../platform/core/ApiError';
import { newToken, tokenHash } from '../platform/core/secrets';
import { offices, sessions, staff, titles } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { PublicCall } from '../platform/http/route';
import { withPortrait } from '../portraits/withPortrait';
import { addressKey } from '../platform/http/addressKey';
import { codesLeft } from './authenticator/recoveryCodes';
import { takeFactor } from './authenticator/takeFactor';
import { tellOwner } from './authenticator/tellOwner';
import {
  challengedPerson,
  challengeOwner,
  openChallenge,
  openSilentChallenge,
  renewCode,
  useCode,
  type ChallengeOwner,
} from './challenge';
import { knownDevice, rememberDevice } from './knownDevices';
import { passwordFits } from './password';
import { countAttempt, forgive, takeBack, type Limit } from './throttle';
import { BY_ACCOUNT, BY_ADDRESS, BY_CODE, BY_DEVICE, BY_PAIR } from './throttlePolicy';
import { isWorthLogging } from '../platform/core/isWorthLogging';

/** The second factor, for the log; the code that was sent is the usual one. */
const WITH = { sent: '', app: ' dengan aplikasi autentikator', recovery: ' dengan kode pemulihan' } as const;

type SignInCall<B> = PublicCall<unknown, unknown, B>;
type Person = typeof staff.$inferSelect;

const HOUR = 3_600_000;

/** First step: user name and password, answered by a challenge that asks for a code. */
export async function checkPassword(
  call: SignInCall<{ username: string; password: string; device?: string | undefined }>,
): Promise<Challenge> {
  const { db, now, origin, body, parts } = call;
  const username = body.username.toLowerCase();
  const [person] = await db.select().from(staff).where(eq(staff.username, username));
  const deviceHash = await knownDevice(db, person?.id, body.device);
  const limits = limitsOf(username, origin.ip, deviceHash);
  const { failures, isLocked } = await countAttempt(db, limits.all, now);
  const passwordHash = person?.active ? person.passwordHash : null;
  const fits = await passwordFits(passwordHash, body.password);
  const right = person && passwordHash !== null && fits ? { ...person, passwordHash } : null;
  if (isLocked) return openSilently(call, { person, right, failures });
  if (!right) {
    await noteWrongPassword(call, person, failures);
    throw new ApiError(401, 'Nama pengguna atau kata sandi salah.');
  }
  await forgive(db, limits.own);
  await takeBack(db, ...limits.shared);
  return openChallenge(db, { ...right, deviceHash }, parts.sendCode, now);
}

/** While a name is tried from everywhere: one answer for all, and what differs is done once it is out. */
async function openSilently(
  call: SignInCall<unknown>,
  {
    person,
    right,
    failures,
  }: {
    person: Person | undefined;
    right: (Person & { passwordHash: string }) | null;
    failures: number;
  },
): Promise<Challenge> {
  const { challenge, sendLater } = await openSilentChallenge(call.db, right, call.parts.sendCode, call.now);
  call.later(right ? sendLater : () => noteWrongPassword(call, person, failures));
  return challenge;
}

/**
 * What an attempt is counted under. On a device that the person is known on, only there: whatever strangers do under
 * that name or in that office, its owner gets in. From anywhere else by pair, by address and by account.
 */
function limitsOf(username: string, ip: string, deviceHash: string | null) {
  if (deviceHash !== null) {
    const own = `device:${deviceHash}:${username}`;
    return { all: [{ key: own, policy: BY_DEVICE }], own, shared: [] };
  }
  const [own, account] = [byPair(ip, username), `user:${username}`];
  const all: Limit[] = [
    { key: byAddress(ip), policy: BY_ADDRESS },
    { key: own, policy: BY_PAIR },
    { key: account, policy: BY_ACCOUNT, yields: true },
  ];
  return { all, own, shared: [account] };
}

const byAddress = (ip: string) => `address:${addressKey(ip)}`;
const byPair = (ip: string, username: string) => `pair:${addressKey(ip)}:${username}`;

/** The log says what the answer does not: somebody who was let go tries the door. A stranger's names leave no line. */
async function noteWrongPassword(
  call: SignInCall<unknown>,
  person: Person | undefined,
  failures: number,
): Promise<void> {
  if (!person) return;
  const why = person.active ? 'kata sandi salah' : 'masa kerja sudah berakhir';
  await noteFailure(call, person.id, 'SIGN_IN_FAILED', why, failures);
}

/** A line in the log, unless many stand there already; see `isWorthLogging`. */
async function noteFailure(
  { db, now, origin }: SignInCall<unknown>,
  staffId: number,
  action: string,
  why: string,
  failures: number,
): Promise<void> {
  if (!isWorthLogging(failures)) return;
  const summary = `Percobaan masuk gagal: ${why}${failures > 5 ? ` (sudah ${failures} kali)` : ''}`;
  await writeHistory(db, { at: now, staffId, action, summary, origin });
}

/** Second step: the one-time code that was sent, the app's, or a recovery code; answered by a session. */
export async function exchangeCode(
  call: SignInCall<{ challenge: string; code: string; device?: string | undefined }>,
): Promise<{ token: string; profile: Profile; device: string }> {
  const { db, now, origin, body, parts } = call;
  const owner = await challengeOwner(db, body.challenge, now);
  const { staffId, deviceHash, tellsNothing } = owner;
  const byCode = codeKey(owner);
  const limit = { key: byCode, policy: BY_CODE, yields: tellsNothing };
  const { failures, isLocked: isHeld } = await countAttempt(db, [limit], now);
  // Of nobody, and of who is held, no code is spent.
  const factor = { staffId: isHeld ? null : staffId, code: body.code, key: parts.authenticatorKey, now };
  const tried = {
    challenge: body.challenge,
    code: body.code,
    isHeld,
    takeFactor: () => takeFactor(db, factor),
  };
  const proof = await useCode(db, tried, now).catch(async (error: unknown) => {
    if (staffId !== null && error instanceof ApiError && error.status === 422) {
      const note = () => noteFailure(call, staffId, 'CODE_FAILED', 'kode masuk salah', failures);
      if (tellsNothing) call.later(note);
      else await note();
    }
    throw error;
  });
  await forgive(db, byCode);
  const { staffId: personId } = proof;
  // Counted until now: whoever only has a password sends no more codes than an address may try.
  if (deviceHash === null) await takeBack(db, byAddress(origin.ip));
  const token = newToken();
  const { profile, device } = await db.transaction(async (tx) => {
    await challengedPerson(tx, proof);
    const [found] = await tx
      .select(identityColumns)
      .from(staff)
      .innerJoin(titles, eq(titles.id, staff.titleId))
      .innerJoin(offices, eq(offices.id, staff.officeId))
      .where(eq(staff.id, personId));
    if (!found?.person.active) throw new ApiError(401, 'Akun ini tidak aktif. Hubungi Admin Sistem.');
    const mark = await rememberDevice(tx, personId, body.device, { now, origin });
    await tx.insert(sessions).values({
      tokenHash: tokenHash(token),
      staffId: personId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + parts.sessionHours * HOUR),
      ip: origin.ip,
      device: origin.device,
      deviceHash: tokenHash(mark),
    });
    const summary = `Masuk ke aplikasi${WITH[proof.by]}`;
    await writeHistory(tx, { at: now, staffId: personId, action: 'SIGNED_IN', summary, origin });
    if (proof.by === 'recovery')
      await tellOwner(tx, personId, { recoveryLeft: await codesLeft(tx, personId) }, now);
    return { profile: identity(found).profile, device: mark };
  });
  if (tellsNothing) await forgive(db, byPair(origin.ip, profile.username));
  return { token, profile: withPortrait(profile, parts, now), device };
}

/** What wrong codes of a sign-in are counted under. */
function codeKey({ staffId, deviceHash }: ChallengeOwner): string {
  if (staffId === null) return 'code:nobody';
  return deviceHash === null ? `code:${staffId}` : `code:${staffId}:${deviceHash}`;
}

/** A new code for the same sign-in. */
export function sendNewCode({
  db,
  now,
  body,
  parts,
  later,
}: SignInCall<{ challenge: string }>): Promise<Challenge> {
  const findPerson = async (staffId: number) => {
    const [person] = await db.select().from(staff).where(eq(staff.id, staffId));
    if (!person) throw new ApiError(410, 'Kode sudah tidak berlaku. Silakan masuk lagi dari awal.');
    return person;
  };
  return renewCode(db, body.challenge, findPerson, parts.sendCode, now, later);
}
