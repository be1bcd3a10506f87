import { eq, ne } from 'drizzle-orm';
import { ApiError, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { sessions, staff } from '../platform/db/schema';
import { actAs } from '../platform/history/actAs';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { ownPasswordKey } from './authenticator/proveOwner';
import { forgetDevices } from './knownDevices';
import { hashPassword, passwordFits } from './password';
import { endSessions } from './sessions';
import { newPasswordFault } from './stolenPasswords';
import { countAttempt, forgive } from './throttle';
import { BY_PASSWORD } from './throttlePolicy';
import { isWorthLogging } from '../platform/core/isWorthLogging';

type PasswordCall = StaffCall<unknown, unknown, { current_password: string; new_password: string }>;

/**
 * Changes the caller's password, ends their other sessions and voids their running sign-ins. A repetition of a change
 * whose answer was lost answers as the first did. Wrong present passwords are counted and leave a line in the log: a
 * stolen session must not find out the password.
 * @returns how many other sessions were ended
 */
export async function changePassword(call: PasswordCall): Promise<number> {
  const { db, staff, now, origin } = call;
  const attempts = ownPasswordKey(staff.id);
  const { failures } = await countAttempt(
    db,
    [{ key: attempts, policy: BY_PASSWORD }],
    now,
    'ganti kata sandi',
  );
  const outcome = await db.transaction((tx) => changeIfAllowed(tx, call));
  if (outcome === 'wrong') {
    if (isWorthLogging(failures)) {
      const summary = 'Percobaan ganti kata sandi gagal: kata sandi saat ini salah';
      await writeHistory(db, {
        at: now,
        staffId: staff.id,
        action: 'PASSWORD_CHANGE_FAILED',
        summary,
        origin,
      });
    }
    throw invalid({ current_password: 'Kata sandi saat ini salah.' });
  }
  await forgive(db, attempts);
  // What it says is for the holder of the present password alone.
  if ('fault' in outcome) throw invalid({ new_password: outcome.fault });
  return outcome.ended;
}

type Outcome = 'wrong' | { fault: string } | { ended: number };

async function changeIfAllowed(tx: Db, { staff: owner, now, origin, body }: PasswordCall): Promise<Outcome> {
  await actAs(tx, { staffId: owner.id, at: now });
  const [person] = await tx.select().from(staff).where(eq(staff.id, owner.id)).for('update');
  if (!person?.active) throw new ApiError(401);
  if (!(await passwordFits(person.passwordHash, body.current_password))) {
    return (await passwordFits(person.passwordHash, body.new_password)) ? { ended: 0 } : 'wrong';
  }
  if (body.new_password === body.current_password) {
    return { fault: 'Sama dengan kata sandi saat ini. Pilih yang lain.' };
  }
  const fault = newPasswordFault(body.new_password, person);
  if (fault !== null) return { fault };
  await tx
    .update(staff)
    .set({ passwordHash: await hashPassword(body.new_password) })
    .where(eq(staff.id, owner.id));
  await forgetDevices(tx, owner.id);
  const ended = await endSessions({ db: tx, staff: owner, now }, ne(sessions.tokenHash, owner.sessionHash));
  await writeHistory(tx, {
    at: now,
    staffId: owner.id,
    action: 'PASSWORD_CHANGED',
    summary: `Mengganti kata sandi; ${ended.length} sesi lain diakhiri`,
    origin,
  });
  return { ended: ended.length };
}
