import { eq } from 'drizzle-orm';
import { ApiError, invalid } from '../../platform/core/ApiError';
import { isWorthLogging } from '../../platform/core/isWorthLogging';
import type { Db } from '../../platform/db/connect';
import { staff } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { passwordFits } from '../password';
import { countAttempt, forgive } from '../throttle';
import { BY_CODE, BY_PASSWORD } from '../throttlePolicy';
import { takeFactor } from './takeFactor';

/** A call that only the holder of the password may make; with `code`, only who has the second factor too. */
export type ProvenCall = StaffCall<unknown, unknown, { password: string; code?: string }>;
export type Person = typeof staff.$inferSelect;

const WRONG_CODE = {
  wrong: 'Kode salah.',
  used: 'Kode ini sudah dipakai. Tunggu kode berikutnya di aplikasi.',
} as const;

/**
 * Runs `act` in a transaction that holds the person, once the password and, where the call has one, the code are right: a
 * stolen session must neither change the second factor nor find them out. A code is asked for after the password, and is
 * spent even where `act` refuses.
 */
export async function asOwner<T>(call: ProvenCall, act: (tx: Db, person: Person) => Promise<T>): Promise<T> {
  const { db, staff, now, body } = call;
  const passwordHash = await provePassword(call);
  if (body.code !== undefined) await proveCode(call, body.code);
  return db.transaction(async (tx) => {
    await actAs(tx, { staffId: staff.id, at: now });
    return act(tx, await holdPerson(tx, staff.id, passwordHash));
  });
}

/** Wrong passwords within a session: only a right password forgives them. */
export const ownPasswordKey = (staffId: number) => `password:${staffId}`;
/** Wrong codes within a session: only a right code forgives them, never a password. */
export const ownCodeKey = (staffId: number) => `own-code:${staffId}`;

async function provePassword(call: ProvenCall): Promise<string | null> {
  const { db, staff: owner, now, body } = call;
  const key = ownPasswordKey(owner.id);
  const { failures } = await countAttempt(db, [{ key, policy: BY_PASSWORD }], now, 'ini');
  const [known] = await db.select().from(staff).where(eq(staff.id, owner.id));
  const passwordHash = known?.passwordHash ?? null;
  if (!(await passwordFits(passwordHash, body.password))) {
    await noteWrong(call, 'kata sandi', failures);
    throw invalid({ password: 'Kata sandi salah.' });
  }
  await forgive(db, key);
  return passwordHash;
}

async function proveCode(call: ProvenCall, code: string): Promise<void> {
  const { db, staff, now, parts } = call;
  const { failures } = await countOwnCode(db, staff.id, now);
  const taken = await takeFactor(db, { staffId: staff.id, code, key: parts.authenticatorKey, now });
  if (taken === 'wrong' || taken === 'used') {
    await noteWrong(call, 'kode', failures);
    throw invalid({ code: WRONG_CODE[taken] });
  }
  await forgive(db, ownCodeKey(staff.id));
}

/** Counts a code that is tried within a session; 429: too many were wrong. */
export const countOwnCode = (db: Db, staffId: number, now: Date) =>
  countAttempt(db, [{ key: ownCodeKey(staffId), policy: BY_CODE }], now, 'kode');

/** A line in the log for what was wrong, unless many stand there already. */
export async function noteWrong(
  { db, staff, now, origin }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>,
  what: 'kata sandi' | 'kode',
  failures: number,
): Promise<void> {
  if (!isWorthLogging(failures)) return;
  const summary = `Percobaan mengubah aplikasi autentikator gagal: ${what} salah`;
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'AUTHENTICATOR_CHANGE_FAILED',
    summary,
    origin,
  });
}

/** The person, held until the transaction ends; 401 where they are gone or the password became another meanwhile. */
async function holdPerson(tx: Db, staffId: number, passwordHash: string | null): Promise<Person> {
  const [person] = await tx.select().from(staff).where(eq(staff.id, staffId)).for('update');
  if (!person?.active || person.passwordHash !== passwordHash) throw new ApiError(401);
  return person;
}
