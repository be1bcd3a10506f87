import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { conflict } from '../core/ApiError';
import type { Db } from '../db/connect';
import { staff, titles } from '../db/schema';
import { peopleWhoSeeAll } from './offices';

/** Said when nobody would be left who may give rights. */
export const LAST_USER_HOLDER =
  'Setelah ini tidak ada lagi orang aktif di semua kantor yang dapat mengatur Staff dan Jabatan & Hak Akses. Beri hak itu kepada orang lain lebih dahulu.';

/**
 * Holds everything that gives or takes `is_user` until the transaction ends: flags of a title, titles and employment of
 * people. Whoever writes them calls it before any lock of rows in `staff` or `titles`, so that two never wait for each other.
 */
export async function lockUserHolders(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('user holders'))`);
}

/** People who can sign in, hold `is_user` and see every office: those who may change titles (docs/decisions/0112). */
export const countUserHolders = (db: Db): Promise<number> =>
  db.$count(
    db
      .select({ id: staff.id })
      .from(staff)
      .innerJoin(titles, eq(titles.id, staff.titleId))
      .where(
        and(
          eq(staff.active, true),
          isNotNull(staff.passwordHash),
          eq(titles.is_user, true),
          peopleWhoSeeAll(),
        ),
      )
      .as('holders'),
  );

/**
 * Runs a write that may take the last `is_user` away. 409, and the transaction takes it back, when nobody would be left
 * who may give rights, also where two do so at the same moment. Locks as `lockUserHolders`.
 */
export async function keepingUserHolder<T>(tx: Db, write: () => Promise<T>): Promise<T> {
  await lockUserHolders(tx);
  const before = await countUserHolders(tx);
  const result = await write();
  // A company that had nobody before, as while it is set up, is not held up.
  if (before > 0 && (await countUserHolders(tx)) === 0) throw conflict(LAST_USER_HOLDER);
  return result;
}
