import { eq } from 'drizzle-orm';
import { ApiError, invalid } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { staff as people } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { passwordFits } from '../password';
import { countAttempt, forgive } from '../throttle';
import { isWorthLogging } from '../../platform/core/isWorthLogging';
import { BY_PASSWORD } from '../throttlePolicy';
import { takeFactor } from './takeFactor';

/** A call that only the holder of the password may make; with `code`, only who has the second factor too. */
export type ProvenCall = StaffCall<unknown, unknown, { password: string; code?: string }>;
export type Person = typeof people.$inferSelect;

const WRONG = {
  password: { field: 'password', why: 'Kata sandi salah.' },
  wrong: { field: 'code', why: 'Kode salah.' },
  used: { field: 'code', why: 'Kode ini sudah dipakai. Tunggu kode berikutnya di aplikasi.' },
} as const;

/**
 * Runs `act` in a transaction that holds the person, once the password and, where the call has one, the code are right: a
 * stolen session must neither change the second factor nor find them out. Wrong ones are counted together and leave a line
 * in the log. A code is asked for after the password, and is spent even where `act` refuses.
 */
export async function asOwner<T>(call: ProvenCall, act: (tx: Db, person: Person) => Promise<T>): Promise<T> {
  const { db, staff, now, origin, body, parts } = call;
  const attempts = `password:${staff.id}`;
  const failures = await countAttempt(db, [{ key: attempts, policy: BY_PASSWORD }], now, 'ini');
  const [known] = await db.select().from(people).where(eq(people.id, staff.id));
  const wrong = !(await passwordFits(known?.passwordHash ?? null, body.password))
    ? 'password'
    : body.code === undefined
      ? null
      : await codeFault(db, staff.id, body.code, parts.authenticatorKey, now);
  if (wrong !== null) {
    if (isWorthLogging(failures)) {
      const summary = `Percobaan mengubah aplikasi autentikator gagal: ${wrong === 'password' ? 'kata sandi' : 'kode'} salah`;
      await writeHistory(db, {
        at: now,
        staffId: staff.id,
        action: 'AUTHENTICATOR_CHANGE_FAILED',
        summary,
        origin,
      });
    }
    throw invalid({ [WRONG[wrong].field]: WRONG[wrong].why });
  }
  await forgive(db, attempts);
  return db.transaction(async (tx) => {
    await actAs(tx, { staffId: staff.id, at: now });
    return act(tx, await holdPerson(tx, staff.id, known?.passwordHash));
  });
}

async function codeFault(db: Db, staffId: number, code: string, key: string, now: Date) {
  const taken = await takeFactor(db, { staffId, code, key, now });
  return taken === 'wrong' || taken === 'used' ? taken : null;
}

/** The person, held until the transaction ends; 401 where they are gone or the password became another meanwhile. */
async function holdPerson(tx: Db, staffId: number, passwordHash: string | null | undefined): Promise<Person> {
  const [person] = await tx.select().from(people).where(eq(people.id, staffId)).for('update');
  if (!person?.active || person.passwordHash !== passwordHash)
    throw new ApiError(401, 'Sesi Anda sudah berakhir. Silakan masuk lagi.');
  return person;
}
